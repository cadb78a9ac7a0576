import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Enviar',
  'send.lead':
    'Para um endereço ou um nome. Sua carteira pergunta mais uma vez antes de qualquer coisa se mover.',
  'send.needsWallet': 'O envio sai da sua própria carteira, com a sua aprovação nela.',
  'send.otherAccount':
    'O que você preencheu é de outra conta: {account}. Este formulário está vazio e é da conta conectada agora.',
  'send.submit': 'Enviar',
  'send.manyOwners':
    'Assinaturas necessárias para um pagamento desta conta: {threshold}. Proponha-o aos outros proprietários.',
  'send.propose': 'Propor um pagamento',
  'send.stopWaiting': 'Voltar ao formulário',
  'send.sent': 'A caminho.',
  'send.arrived': 'Confirmado pela rede.',
  'send.notThrough': 'Não foi concluído.',
  'send.arrivedLess': 'Só {amount} chegaram, segundo o registro do próprio token.',
  'send.follow': 'Acompanhar em Atividade',
  'send.openProposal': 'Abrir em Multisig',
  'send.saveContact': 'Salvar {recipient} nos contatos',
  'send.failed': 'O envio não foi feito.',
  'send.failedHelp': 'Nada se perdeu: o que você preencheu continua aqui.',
  'send.noFunds': 'Sua carteira precisa de mais para a taxa de rede do que o que sobra.',
  'send.lowerAmount': 'Reduzir para {amount}',
  'send.oneByOne': 'Enviar uma por uma',
  'send.earlierOpen':
    'Um pedido anterior ainda está aberto na sua carteira. Rejeite-o por lá, ou ele também pode ser enviado.',
  'send.sentAlready':
    'O mesmo pagamento acabou de ser enviado daqui. Envie de novo somente se for o que você quer.',
  'send.otherNetwork': 'Sua carteira está em outra rede. Troque a rede e tente de novo.',
  'send.cannotTell': 'Não sabemos se foi enviado. Verifique sua carteira antes de tentar de novo.',
  'send.description': 'Envio de {amount} para {recipient}',

  'review.title': 'O que vai acontecer',
  'review.empty': 'Preencha o formulário: o que será pedido à sua carteira aparece primeiro aqui.',
  'send.phoneElsewhere':
    'Seu celular está na rede {network}, que ele não permitiu aqui. Esta página continua em {current}.',
  'review.sentence': 'Você envia {amount} para {recipient} na rede {network}.',
  'review.fee': 'Taxa de rede',
  'review.feeLater': 'Calculada após o preenchimento',
  'review.about': 'Cerca de',
  'review.paidBy': 'Paga por {name}',
  'review.byWallet': 'Você envia com outra carteira, que paga a taxa',
  'review.total': 'Total',
  'review.says': 'Motivo informado: {reason}',
  'review.answersFalse':
    'Este token responde que não enviaria nada. A taxa de rede é gasta mesmo assim.',
  'review.arrivesLess': 'Só {amount} chegariam: este token retém uma parte do que é enviado.',
  'review.wallet': 'Depois, sua carteira abre e pede a sua aprovação.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sessões e contatos',
  'sessions.lead': 'Onde você fez login e para quem envia.',
  'sessions.needsWallet': 'Sessões e contatos pertencem a uma conta. Conecte a carteira dela.',
  'sessions.loading': 'Carregando…',

  'signIn.needed': 'Entre para continuar',
  'signIn.reason':
    'Você assina uma mensagem na sua carteira. Ela prova que a conta é sua, não custa nada e não envia nenhuma transação.',
  'signIn.action': 'Entrar',
  'signIn.ended': 'Você saiu neste dispositivo.',
  'signIn.endedEverywhere': 'Você saiu em todos os dispositivos.',

  'devices.title': 'Dispositivos',
  'devices.help': 'Onde esta conta fez login. Saia de um dispositivo que você não reconhece.',
  'devices.unknown': 'Dispositivo desconhecido',
  'devices.current': 'Este dispositivo',
  'devices.passkey': 'Chave de acesso',
  'devices.seen': 'Visto por último',
  'devices.since': 'Login em',
  'devices.until': 'Expira',
  'devices.signOut': 'Sair',
  'devices.signOutLabel': 'Sair: {device}',
  'devices.ended': 'Saiu: {device}',
  'devices.more': 'Mostrar mais',
  'devices.everywhere': 'Sair de todos',
  'devices.everywhereTitle': 'Sair de todos os dispositivos?',
  'devices.everywhereText':
    'A conta sai de todos os dispositivos, deste também. Seus contatos ficam na conta.',
  'devices.failed': 'Não foi possível carregar a lista de dispositivos.',
  'devices.endFailed': 'Não foi possível sair do dispositivo.',

  'contacts.title': 'Contatos',
  'contacts.help':
    'Guardados neste site com a sua conta, em todo dispositivo em que você entra. “Enviar” os sugere.',
  'contacts.count': {
    one: '{count} contato',
    many: '{count} de contatos',
    other: '{count} contatos',
  },
  'contacts.add': 'Adicionar contato',
  'contacts.import': 'Importar',
  'contacts.export': 'Exportar CSV',
  'contacts.search': 'Buscar contatos',
  'contacts.noMatch': 'Nenhum contato corresponde a esta busca.',
  'contacts.showAll': 'Mostrar todos',
  'contacts.emptyTitle': 'Nenhum contato ainda',
  'contacts.empty': 'Adicione alguém para quem você envia ou importe uma lista.',
  'contacts.failed': 'Não foi possível carregar seus contatos.',
  'contacts.mixed':
    'Este nome mistura letras de alfabetos diferentes e pode imitar outro. Confira o endereço.',
  'contacts.edit': 'Editar {name}',
  'contacts.delete': 'Excluir {name}',
  'contacts.deleteTitle': 'Excluir este contato?',
  'contacts.deleteText': '“{name}” sai dos seus contatos em todos os dispositivos.',
  'contacts.deleteConfirm': 'Excluir',
  'contacts.deleted': 'Contato excluído',
  'contacts.deleteFailed': 'O contato não foi excluído.',
  'contacts.editTitle': 'Editar contato',
  'contacts.name': 'Nome',
  'contacts.address': 'Endereço',
  'contacts.note': 'Nota',
  'contacts.noteHelp': 'Opcional.',
  'contacts.save': 'Salvar',
  'contacts.saved': 'Contato salvo',
  'contacts.saveFailed': 'O contato não foi salvo.',
  'contacts.nameRequired': 'Digite um nome.',
  'contacts.nameTooLong': 'O nome pode ter no máximo {most} caracteres.',
  'contacts.hiddenCharacters': 'Há caracteres invisíveis neste texto. Digite-o de novo.',
  'contacts.addressRequired': 'Digite um endereço.',
  'contacts.addressInvalid':
    'Este endereço não é válido. Ele começa com 0x seguido de 40 caracteres.',
  'contacts.addressChecksum':
    'As letras deste endereço não conferem com a soma de verificação: pode haver um caractere errado. Copie de novo.',
  'contacts.addressTaken': 'Você já tem um contato com este endereço: {name}.',
  'contacts.noteTooLong': 'A nota pode ter no máximo {most} caracteres.',

  'fault.unreachable': 'O servidor não respondeu. Verifique sua conexão e tente novamente.',
  'fault.busy': 'Solicitações demais. Espere um minuto e tente novamente.',
  'fault.signedOut': 'Você saiu. Entre e tente novamente.',
  'fault.full': 'Não há espaço para mais contatos. Exclua alguns primeiro.',
  'fault.taken': 'Você já tem um contato com este endereço.',
  'fault.gone': 'Ele foi excluído nesse meio-tempo, talvez em outro dispositivo.',
  'fault.tooLarge': 'É demais para o servidor. Importe em partes menores.',
  'fault.other': 'Algo deu errado do nosso lado. Tente novamente mais tarde.',

  'import.title': 'Importar contatos',
  'import.new': {
    one: '{count} contato novo',
    many: '{count} de contatos novos',
    other: '{count} contatos novos',
  },
  'import.changed': {
    one: '{count} contato muda',
    many: '{count} de contatos mudam',
    other: '{count} contatos mudam',
  },
  'import.unchanged': {
    one: '{count} contato fica como está',
    many: '{count} de contatos ficam como estão',
    other: '{count} contatos ficam como estão',
  },
  'import.nothing': 'Não há nada de novo neste arquivo.',
  'import.renamed': '“{before}” passa a ser “{after}”',
  'import.noteChanged': 'Nova nota para “{name}”',
  'import.noteRemoved': '“{name}” perde a nota',
  'import.faulty': {
    one: '{count} linha não pode ser importada e fica de fora:',
    many: '{count} de linhas não podem ser importadas e ficam de fora:',
    other: '{count} linhas não podem ser importadas e ficam de fora:',
  },
  'import.line': 'Linha {line}: {problem}',
  'import.twice': 'Este endereço já está na linha {line}.',
  'import.entry': 'Contato {line}: {problem}',
  'import.entryTwice': 'O contato {line} já tem este endereço.',
  'import.entriesFaulty': {
    one: '{count} contato não pode ser importado e fica de fora:',
    many: '{count} de contatos não podem ser importados e ficam de fora:',
    other: '{count} contatos não podem ser importados e ficam de fora:',
  },
  'import.withoutAddress': {
    one: '{count} item sem endereço Ethereum fica de fora',
    many: '{count} de itens sem endereço Ethereum ficam de fora',
    other: '{count} itens sem endereço Ethereum ficam de fora',
  },
  'import.columns': 'Há mais valores do que colunas. Um valor com vírgula precisa de aspas.',
  'import.quotes': 'As aspas não estão fechadas corretamente.',
  'import.tooLarge': 'Este arquivo tem mais de 1 MB.',
  'import.notText': 'Este arquivo não é texto UTF-8. Salve-o como “CSV UTF-8” e escolha-o de novo.',
  'import.unreadable': 'Não foi possível ler este arquivo. Escolha-o de novo.',
  'import.empty': 'Não há contatos neste arquivo.',
  'import.noHeader': 'A primeira linha deve nomear as colunas: name, address e, se quiser, note.',
  'import.tooManyRows': 'Há mais de {most} contatos neste arquivo.',
  'import.noRoom': 'Você teria mais de {most} contatos. Exclua alguns ou importe menos.',
  'import.confirm': {
    one: 'Importar {count} contato',
    many: 'Importar {count} de contatos',
    other: 'Importar {count} contatos',
  },
  'import.another': 'Escolher outro arquivo',
  'import.failed': 'Nada foi importado.',
  'import.done': 'Importado. Novos: {added}. Alterados: {changed}.',
  'import.close': 'Concluir',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Entrar em {name}',
  'authorize.lead': '{name} pergunta quem você é. Não pode mover seus fundos nem assinar por você.',
  'authorize.loading': 'Carregando a solicitação…',
  'authorize.needsWallet':
    'Conecte a carteira ou a chave de acesso da conta que você quer usar lá.',
  'authorize.account': 'Sua conta',
  'authorize.switch': 'Usar outra conta',
  'authorize.learns': 'O que {name} fica sabendo',
  'authorize.returns': 'Depois você volta para',
  'authorize.otherHost':
    'Este não é o endereço de {name}, que é {host}. Permita somente se confiar nos dois.',
  'authorize.remembered':
    'Você só é perguntado uma vez. Ao sair aqui, você também sai de lá, e em “Sessões e contatos” pode remover este acesso.',
  'authorize.allow': 'Permitir',
  'authorize.deny': 'Não permitir',
  'authorize.back': 'Voltar para {name}',
  'authorize.leaving': 'Voltando para {name}…',
  'authorize.known': 'Você já permitiu {name}. Entrando…',
  'authorize.notAllowed': '{name} é só para membros, e esta conta não é de um membro: {account}.',
  'authorize.over': 'Esta solicitação terminou',
  'authorize.overHelp':
    'Ela já foi respondida, é antiga demais ou começou em outro navegador. Volte ao aplicativo e entre lá de novo.',
  'authorize.refused': 'Este aplicativo não consegue fazer você entrar',
  'authorize.refusedHelp':
    'Este site não aceita a solicitação dele. Quem administra o aplicativo precisa deste código: {code}',
  'authorize.open': 'Abrir {name}',
  'authorize.failed': 'Não foi possível carregar a solicitação.',
  'authorize.notAnswered': 'Sua resposta não chegou.',
  'authorize.chainSilent':
    'Uma rede não responde, por isso não foi possível verificar se você é membro. Tente novamente em instantes.',
  'authorize.again': 'Entre mais uma vez',
  'authorize.againHelp':
    'Você já entrou aqui. {name} quer ter certeza de que ainda é você: assine mais uma vez.',

  'again.sign': 'Assinar mensagem',
  'again.confirm': 'Confirme na sua carteira',
  'again.failed': 'Algo deu errado. Tente novamente.',
  'again.pending':
    'Aguardando que mais proprietários assinem esta mensagem. Você pode sair e voltar depois.',
  'again.check': 'Verificar de novo',
  'again.stop': 'Cancelar o login',

  'claim.account': 'O endereço da sua conta',
  'claim.name': 'Seu nome',
  'claim.nameless': 'Nenhum é conhecido. O aplicativo recebe seu endereço.',
  'claim.picture': 'Sua imagem',
  'claim.pictureless': 'Nenhuma é conhecida.',
  'claim.unread': 'Não foi possível ler agora.',
  'claim.groups': 'De quais destes grupos você faz parte',
  'claim.email': 'Um endereço de e-mail formado com o da sua conta. Ele não recebe e-mails.',
  'claim.offline':
    'O aplicativo pode ler isso de novo na sua ausência, enquanto você não sair aqui.',

  'signOut.title': 'Sair',
  'signOut.lead': 'Você saiu de {name}. Quer sair aqui também?',
  'signOut.leadUnknown': 'Você saiu de um aplicativo. Quer sair aqui também?',
  'signOut.everywhere': 'Sair de tudo aqui',
  'signOut.everywhereHelp':
    'Este navegador sai daqui e de todos os aplicativos em que entrou a partir daqui.',
  'signOut.only': 'Só de {name}',
  'signOut.onlyUnknown': 'Só deste aplicativo',
  'signOut.onlyHelp': 'Você continua aqui e nos outros aplicativos.',
  'signOut.leaving': 'Você saiu. Voltando…',
  'signOut.failed': 'Você ainda não saiu.',
  'signOut.refused': 'Este aplicativo não consegue encerrar sua sessão',

  'applications.title': 'Aplicativos',
  'applications.help': 'Onde você entra com esta conta. Ao sair aqui, você também sai de lá.',
  'applications.none': 'Nenhum ainda. Os aplicativos que você permite aparecem aqui.',
  'applications.failed': 'Não foi possível carregar a lista de aplicativos.',
  'applications.learns': 'Sabe',
  'applications.since': 'Permitido',
  'applications.used': 'Último uso',
  'applications.end': 'Remover acesso',
  'applications.endLabel': 'Remover acesso: {name}',
  'applications.endTitle': 'Remover o acesso de {name}?',
  'applications.endText':
    'Você sai de lá em todos os dispositivos. Na próxima vez, será preciso perguntar a você de novo.',
  'applications.ended': 'Acesso removido: {name}',
  'applications.endFailed': 'O acesso não foi removido.',
  'applications.account': 'endereço',
  'applications.name': 'nome',
  'applications.picture': 'imagem',
  'applications.groups': 'grupos ({groups})',
  'applications.email': 'endereço de e-mail',
};

export const html: Part<'html'> = {
  'html.description':
    'Conecte a carteira Ethereum que você já tem: veja o que possui, envie e acompanhe cada transação.',
  'html.noScript':
    'Esta página funciona com sua carteira por meio de JavaScript. Ative-o, por favor.',
  'html.tooOld': 'Este navegador é antigo demais',
  'html.tooOldHelp':
    'Atualize-o ou abra esta página em outro: Chrome 111, Safari 16.4, Firefox 115 ou mais recente. Sua carteira e seus fundos não foram afetados.',
};
