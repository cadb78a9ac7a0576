import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': 'Contas multisig',
  'multisig.lead':
    'Contas que pertencem a várias pessoas: um número definido de proprietários precisa assinar.',
  'multisig.needsWallet':
    'Os proprietários veem e assinam com as próprias carteiras. Conecte a sua.',
  'multisig.loading': 'Carregando…',
  'multisig.unavailable': 'Não foi possível carregar isto.',
  'multisig.more': 'Mostrar mais',

  'place.unreadable': 'Não foi possível ler este link. Peça-o de novo ou encontre a conta abaixo.',
  'place.otherNetwork': 'Este link é de uma rede que não é compatível com este site.',

  'find.owned': 'Suas contas em {network}',
  'find.none': 'Nenhuma conta multisig sua foi encontrada nesta rede.',
  'find.byAddress': 'Abrir pelo endereço',
  'find.address': 'Endereço de uma conta Safe em {network}',
  'find.help': 'Qualquer pessoa pode ver. Só os proprietários podem assinar.',
  'find.notAnAddress': 'Este endereço não é válido. Ele começa com 0x seguido de 40 caracteres.',
  'find.open': 'Abrir',
  'find.other': 'Outras contas',

  'network.other':
    'Esta conta está em {network}, mas sua carteira não. Você pode vê-la. Para assinar, troque de rede.',
  'network.switch': 'Trocar para {network}',
  'network.failed': 'A rede não foi trocada. Troque na sua carteira.',

  'safe.none': 'Não há conta Safe neste endereço em {network}.',
  'safe.unreachable': 'Não foi possível ler a conta: {network} não respondeu.',
  'safe.rule': 'Assinaturas necessárias: {threshold} de {owners}',
  'safe.lookOnly': 'Você não é proprietário',
  'safe.owners': 'Proprietários',
  'safe.balances': 'Saldos',
  'safe.version': 'Versão',
  'safe.nextNonce': 'Próximo nonce',

  'owner.passkey': 'Chave de acesso',

  'unusual.code': 'Esta conta executa um código que este site não conhece:',
  'unusual.module': 'Um módulo pode executar transações desta conta sem assinaturas:',
  'unusual.guard': 'Um guard pode bloquear transações desta conta:',
  'unusual.handler': 'Um fallback handler incomum responde às chamadas feitas a esta conta:',

  'view.title': 'Seções',
  'view.queue': 'Fila',
  'view.history': 'Histórico',
  'view.messages': 'Mensagens',
  'view.new': 'Nova transação',
  'view.newMessage': 'Nova mensagem',
  'view.back': 'Voltar à conta',

  'gateway.unreachable': 'Nenhuma resposta chegou. Verifique sua conexão e tente novamente.',
  'gateway.answerInvalid': 'O serviço de transações enviou uma resposta inválida.',
  'gateway.tooLarge': 'A resposta do serviço de transações era grande demais e não foi lida.',
  'gateway.pageElsewhere':
    'A próxima página do serviço de transações está em outro servidor e não foi carregada.',
  'gateway.refused': 'Mensagem do serviço de transações:',
  'gateway.unknownSafe':
    'O serviço de transações não conhece esta conta. O que aparece aqui vem da blockchain.',
  'gateway.differs':
    'O serviço de transações não confere com a blockchain. O que aparece aqui vem da blockchain, e nada pode ser assinado.',

  'queue.empty': 'Nenhuma transação aguardando.',
  'queue.next': 'Próxima: nonce {nonce}',
  'queue.nonce': 'Nonce: {nonce}',
  'queue.unreadable': 'Ilegível',
  'queue.conflict': {
    one: '{count} transação usa este nonce.',
    many: '{count} de transações usam este nonce. Quando uma for executada, as outras perdem a validade.',
    other:
      'Estas {count} transações usam o mesmo nonce. Quando uma for executada, as outras perdem a validade.',
  },
  'queue.details': 'Detalhes',

  'history.help':
    'Conforme informado pelo serviço de transações. Abra uma transação para vê-la conferida com a blockchain.',
  'history.empty': 'Nada aconteceu ainda.',
  'history.received': '{amount} recebidos de {sender}',
  'history.receivedToken': 'Transferência de {token} recebida de {sender}',
  'history.sentToken': 'Transferência de {token} para {recipient}',
  'history.settings': 'Mudança nas configurações da conta',
  'history.created': 'Conta criada',
  'history.other': 'Outro: {name}',

  'messages.empty': 'Não há mensagens.',
  'message.title': 'Mensagem',
  'message.text': 'Texto',
  'message.help':
    'Quando houver assinaturas suficientes, ela vale como assinada pela conta. Nada é enviado à rede.',
  'message.missing': 'Informe o texto a ser assinado.',
  'message.typed':
    'Dados estruturados não podem ser assinados aqui: só o aplicativo deles pode mostrar o que autorizam.',
  'message.tooLong': 'Esta mensagem é longa demais para ser conferida aqui.',
  'message.proven': 'Conferido agora na blockchain: isto está assinado pela conta.',
  'message.disproven':
    'Há assinaturas suficientes, mas a blockchain não aceita isto como assinado pela conta.',
  'message.unproven':
    'Há assinaturas suficientes. Não foi possível conferir se a conta aceita: {network} não respondeu.',
  'message.copySignature': 'Copiar a assinatura',
  'message.shareHelp': 'Para os outros proprietários: o link abre esta mensagem.',

  'status.awaitingConfirmations': 'Faltam assinaturas',
  'status.awaitingExecution': 'Pronta para executar',
  'status.success': 'Executada',
  'status.cancelled': 'Sem validade',
  'status.failed': 'Falhou',

  'transaction.title': 'Transação',
  'transaction.signed': 'Assinaturas: {signed} de {threshold}',
  'transaction.hasSigned': 'Assinou',
  'transaction.notSigned': 'Não assinou',
  'transaction.youSigned': 'Você assinou. Agora é a vez dos outros proprietários.',
  'transaction.from': 'Proposta por “{app}” (não verificado)',
  'transaction.proposed': 'Proposta em',
  'transaction.unproven':
    'O serviço de transações diz que isto foi executado. A blockchain não mostra isso.',
  'transaction.explorer': 'Ver no explorador',
  'transaction.share': 'Copiar link',
  'transaction.shareHelp': 'Para os outros proprietários: o link abre esta transação.',
  'transaction.reject': 'Propor uma rejeição',

  'address.safe': 'Esta conta',
  'address.you': 'Você',

  'call.rejection': 'Rejeitar: transação vazia que consome este nonce',
  'call.send': 'Enviar {amount} para {recipient}',
  'call.sendUnknown':
    'Enviar {units} unidades mínimas do token não listado {token} para {recipient}',
  'call.revoke': 'Não permitir mais que {spender} gaste {token}',
  'call.approveItems': 'Permitir que {spender} mova qualquer item de {token}',
  'call.approveUnknown':
    'Permitir que {spender} gaste {units} unidades mínimas (ou o item número {units}) do token não listado {token}',
  'call.approveUnlimited': 'Permitir que {spender} gaste todo o {token}, sem limite',
  'call.approveMore': 'Permitir que {spender} gaste mais {amount}',
  'call.approve': 'Permitir que {spender} gaste {amount}',
  'call.addOwner':
    'Adicionar o proprietário {owner}. Assinaturas necessárias a partir daí: {threshold}',
  'call.removeOwner':
    'Remover o proprietário {owner}. Assinaturas necessárias a partir daí: {threshold}',
  'call.swapOwner': 'Trocar o proprietário {owner} por {newOwner}',
  'call.changeThreshold':
    'Mudar o mínimo de assinaturas. Assinaturas necessárias a partir daí: {threshold}',
  'call.function': 'Chamar {name} em {contract}',
  'call.batch': {
    one: 'Lote de {count} chamada',
    many: 'Lote de {count} de chamadas, todas ou nenhuma',
    other: 'Lote de {count} chamadas, todas ou nenhuma',
  },
  'call.raw': 'Uma chamada ilegível a {contract}',
  'call.withCoins': '{call}, com o envio de {amount}',

  'past.rejection': 'Rejeição: transação vazia',
  'past.send': '{amount} enviados para {recipient}',
  'past.sendUnknown':
    '{units} unidades mínimas do token não listado {token} enviadas para {recipient}',
  'past.revoke': '{spender} deixou de poder gastar {token}',
  'past.approveItems': '{spender} passou a poder mover qualquer item de {token}',
  'past.approveUnknown':
    '{spender} passou a poder gastar {units} unidades mínimas (ou o item número {units}) do token não listado {token}',
  'past.approveUnlimited': '{spender} passou a poder gastar todo o {token}, sem limite',
  'past.approveMore': '{spender} passou a poder gastar mais {amount}',
  'past.approve': '{spender} passou a poder gastar {amount}',
  'past.addOwner':
    'Proprietário {owner} adicionado. Assinaturas necessárias a partir daí: {threshold}',
  'past.removeOwner':
    'Proprietário {owner} removido. Assinaturas necessárias a partir daí: {threshold}',
  'past.swapOwner': 'Proprietário {owner} trocado por {newOwner}',
  'past.changeThreshold':
    'Mínimo de assinaturas mudado. Assinaturas necessárias a partir daí: {threshold}',
  'past.function': 'Chamada de {name} em {contract}',

  'fact.spender': 'Autorizado a gastar',
  'fact.token': 'Token',
  'fact.owner': 'Proprietário',
  'fact.newOwner': 'Novo proprietário',
  'fact.guardian': 'Guardião',
  'fact.through': 'Por meio de',
  'fact.contract': 'Contrato',
  'fact.account': 'Conta',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Tipo de chamada',
  'fact.delegatecall': 'Delegatecall: o código do contrato é executado como esta conta',
  'fact.data': {
    one: 'Dados, {count} byte',
    many: 'Dados, {count} de bytes',
    other: 'Dados, {count} bytes',
  },
  'fact.trailing': {
    one: 'Dados excedentes, {count} byte',
    many: 'Dados excedentes, {count} de bytes',
    other: 'Dados excedentes, {count} bytes',
  },

  'review.what': 'O que vai acontecer',

  'hash.title': 'Compare com sua carteira',
  'hash.help':
    'Calculado neste dispositivo a partir dos campos mostrados aqui. Sua carteira mostra os mesmos valores; se não mostrar, não assine.',
  'hash.domain': 'Hash do domínio (domain hash)',
  'hash.message': 'Hash da mensagem (message hash)',
  'hash.safeTx': 'Hash a assinar (safeTxHash)',
  'hash.safeMessage': 'Hash a assinar (safeMessageHash)',
  'hash.copy': 'Copiar: {name}',
  'hash.same': 'O serviço de transações informa o mesmo hash.',
  'hash.other': 'O serviço de transações informa outro hash.',

  'finding.refused': 'Não assine isto.',
  'finding.inCall': 'Chamada {place}: {text}',
  'finding.fields-invalid': 'Um campo falta ou é inválido.',
  'finding.safe-mismatch': 'Isto pertence a outra conta ou a outra rede.',
  'finding.hash-mismatch': 'O hash do serviço de transações não é o hash destes campos.',
  'finding.not-requested': 'Esta não é a transação que foi pedida.',
  'finding.shown-differs': 'O resumo do serviço de transações não confere com o que a chamada faz.',
  'finding.delegatecall-unknown-target':
    'Um código desconhecido seria executado como a própria conta.',
  'finding.delegatecall-unknown-selector':
    'Um código conhecido seria executado como a conta, mas não da forma prevista.',
  'finding.batch-unreadable': 'Não foi possível ler o lote até o último byte.',
  'finding.signature-invalid': 'Uma assinatura não foi feita pelo proprietário que ela indica.',
  'finding.signature-not-owner': 'Uma assinatura é de quem não é proprietário.',
  'finding.signature-duplicate': 'A assinatura de um proprietário aparece duas vezes.',
  'finding.owners-differ': 'Os proprietários não conferem com a blockchain.',
  'finding.owners-order-differs': 'A ordem dos proprietários não confere com a blockchain.',
  'finding.threshold-differs': 'O mínimo de assinaturas não confere com a blockchain.',
  'finding.version-differs': 'A versão não confere com a blockchain.',
  'finding.nonce-differs':
    'O nonce não confere com a blockchain; o serviço de transações pode estar atrasado.',
  'finding.signature-unverified': 'A aprovação de um contrato não foi conferida na blockchain.',
  'finding.owner-change': 'Os proprietários da conta mudam.',
  'finding.threshold-change': 'O número de assinaturas necessárias muda de {before} para {after}.',
  'finding.module-change': 'Um módulo, que age sem assinaturas, é adicionado ou removido.',
  'finding.guard-change': 'O guard, que verifica cada transação, muda.',
  'finding.fallback-handler-change':
    'O fallback handler, que responde às chamadas feitas à conta, muda.',
  'finding.singleton-change': 'O código da conta muda.',
  'finding.self-call-unknown': 'A conta chama a si mesma de uma forma desconhecida.',
  'finding.approves-hash': 'É aprovada uma transação de outra conta da qual só se conhece o hash.',
  'finding.approval-unlimited':
    'Outra parte poderá gastar tokens desta conta sem limite, agora e depois.',
  'finding.approval': 'Outra parte poderá gastar tokens desta conta.',
  'finding.gas-token': 'Um reembolso seria pago em um token.',
  'finding.refund-receiver': 'Um reembolso iria para o endereço indicado aqui.',
  'finding.safe-tx-gas': 'Se a chamada falhar, o nonce é consumido mesmo assim.',
  'finding.nonce-conflict': 'Outra transação tem o mesmo nonce. Só uma delas pode ser executada.',
  'finding.nonce-used': 'O nonce já foi consumido: isto nunca poderá ser executado.',
  'finding.nonce-gap': 'Transações anteriores a esta precisam ser executadas primeiro.',
  'finding.signs-message': 'Uma mensagem é assinada em nome da conta.',
  'finding.creates-contract': 'Um contrato é criado.',
  'finding.call-unreadable': 'Não é possível ler aqui o que esta chamada faz.',
  'finding.rejection': 'Uma transação vazia: só consome este nonce.',

  'obstacle.network': 'Sua carteira precisa estar em {network}.',
  'obstacle.refused': 'Isto não pode ser assinado, pelos motivos acima.',
  'obstacle.unread': 'Leia e marque primeiro os avisos acima.',
  'obstacle.notOwner': 'Você não é proprietário desta conta: pode ver, mas não assinar.',
  'obstacle.turn': {
    one: '{count} transação anterior precisa ser executada primeiro.',
    many: '{count} de transações anteriores precisam ser executadas primeiro.',
    other: '{count} transações anteriores precisam ser executadas primeiro.',
  },

  'action.title': 'Ações',
  'action.checking': 'Conferindo mais uma vez…',
  'action.handing': 'Enviando ao serviço…',
  'action.propose': 'Assinar e propor',
  'action.confirm': 'Assinar',
  'action.execute': 'Executar',
  'action.delete': 'Excluir esta proposta',
  'action.description': 'Executar para {account}: {call}',
  'done.propose': 'Proposta feita.',
  'undone.propose': 'A proposta não foi feita.',
  'done.confirm': 'Assinatura feita. Os outros proprietários já podem vê-la.',
  'undone.confirm': 'Sua assinatura não foi adicionada.',
  'done.execute': 'Execução feita.',
  'undone.execute': 'A execução não foi feita.',
  'done.delete': 'Proposta excluída.',
  'undone.delete': 'A proposta não foi excluída.',

  'row.nonceTooLarge': '(grande demais para ser lido com exatidão)',
  'row.unreadable': 'Não foi possível ler este item. Os outros não são afetados.',

  'fault.wallet': 'Sua carteira recusou sem informar o motivo.',
  'fault.network': 'A rede não respondeu a tempo.',
  'fault.changed': 'Isto mudou desde que você olhou. Confira de novo.',
  'fault.signature': 'Sua carteira assinou outra coisa, ou com outra conta.',
  'fault.failed-on-chain': 'A rede executou, mas a chamada interna falhou.',

  'propose.kind': 'O que propor',
  'propose.call': 'Chamada de contrato',
  'propose.review': 'Conferir',
  'propose.another': 'Adicionar outra chamada',
  'propose.full': 'Não é possível adicionar mais chamadas.',
  'propose.draft': {
    one: '{count} chamada até agora',
    many: '{count} de chamadas até agora, em um só lote',
    other: '{count} chamadas até agora, em um só lote',
  },
  'propose.remove': 'Remover: {call}',
  'propose.reviewDraft': 'Conferir estas',
  'propose.zero': 'Um lote não pode conter uma chamada ao endereço zero. Remova-a.',
  'propose.after':
    'Sua assinatura é a primeira. Nada acontece até haver assinaturas suficientes e alguém executar.',
  'propose.back': 'Voltar ao formulário',

  'abi.label': 'Interface (ABI)',
  'abi.help': 'Em JSON, ou uma linha por função: function dock(address to) payable',
  'abi.empty': 'Cole a interface do contrato.',
  'abi.unreadable': 'Não foi possível ler esta interface.',
  'abi.no-functions': 'Nenhuma função dela altera nada.',
  'abi.function': 'Função',
  'abi.value': '{symbol} a enviar junto',

  'argument.number': 'Informe um número inteiro, na menor unidade.',
  'argument.range': 'Este número está fora do intervalo do tipo.',
  'argument.address': 'Informe um endereço com a soma de verificação correta.',
  'argument.bool': 'Informe true ou false.',
  'argument.bytes':
    'Informe bytes como 0x e um número par de dígitos, tantos quantos o tipo tiver.',
  'argument.list': 'Informe um JSON que corresponda ao tipo.',
  'argument.listHelp': 'Em JSON, números grandes entre aspas.',

  'owners.change': 'Mudança',
  'owners.add': 'Adicionar um proprietário',
  'owners.remove': 'Remover um proprietário',
  'owners.swap': 'Trocar um proprietário',
  'owners.threshold': 'Mudar o mínimo de assinaturas',
  'owners.who': 'Proprietário a remover',
  'owners.signatures': 'Assinaturas necessárias a partir daí',
  'owners.same': 'Este já é o mínimo de assinaturas.',
  'owners.already': 'Este endereço já é proprietário.',
  'owners.impossible': 'Este endereço não pode ser proprietário.',

  'reject.title': 'Rejeitar',
  'reject.help':
    'Uma transação vazia ocupa o mesmo nonce. Quando houver assinaturas suficientes e ela for executada, a outra nunca mais poderá ser executada.',
};

export const treasury: Part<'treasury'> = {
  'payments.table': 'Pagar vários de uma vez (CSV)',
  'payments.single': 'Inserir os pagamentos um a um',
  'nonce.choose': 'Nonce {nonce}: escolher outro',
  'nonce.free': 'O primeiro livre, depois de todos os que aguardam.',
  'nonce.replaces':
    'Uma transação em espera tem este nonce. Quando uma for executada, as outras deixam de valer.',
  'nonce.gap': 'Falta o nonce {missing}: enquanto não for executado, isto não pode ser.',
  'nonce.used': 'A conta já está no nonce {next}.',
  'nonce.unheard':
    'A conta já passou deste nonce. O serviço de transações ainda não disse qual transação o usou.',
  'nonce.not-a-number': 'Informe um número inteiro a partir de {next}.',
  'nonce.replace': 'Propor outra chamada no lugar desta',
  'takes.nonce': 'Esta proposta usa o nonce {nonce}.',
  'takes.used': 'Ele já foi usado: isto nunca poderia ser executado. Escolha outro na revisão.',
  'gap.one': 'Falta o nonce {nonce}.',
  'gap.several': 'Faltam os nonces {first} a {last}.',
  'gap.help': 'Nada abaixo pode ser executado antes.',
  'gap.fill': 'Propor uma com o nonce {nonce}',
  'delete.help':
    'Isto só a remove do serviço de transações. Quem tiver as assinaturas ainda poderia executá-la: para ter certeza, rejeite-a.',
  'delete.never':
    'Você não pode excluir esta proposta: o serviço de transações só permite isso a carteiras com chave própria, não a chaves de acesso nem a contratos. Rejeite-a.',
  'signer.several':
    'Sua própria conta precisa de várias assinaturas, que não podem ser reunidas aqui. Use outra carteira.',
  'next.sign': {
    one: 'Falta {count} assinatura, de qualquer um destes proprietários:',
    many: 'Faltam {count} assinaturas, de quaisquer destes proprietários:',
    other: 'Faltam {count} assinaturas, de quaisquer destes proprietários:',
  },
  'next.execute':
    'Proprietários suficientes assinaram: qualquer pessoa pode executá-la agora, abaixo.',
  'next.share': 'Envie este link a eles: ele abre esta transação.',
  'approve.help':
    'Sua conta é um contrato: ela assina por uma transação própria em {network}, que os proprietários dela confirmam.',
  'approve.waiting':
    'Aguardando a transação dela em {network}. Você pode sair desta página e tocar no botão de novo mais tarde: nada se perde.',
  'approve.description': 'Assinar para {account}',
  'create.link': 'Criar uma conta multisig',
  'create.open': 'Abrir em outra rede',
  'settings.open': 'Configurações desta conta',
  'set.enableModule': 'Ativa o módulo {module}: ele poderá agir sem assinaturas',
  'set.disableModule': 'Desativa o módulo {module}',
  'set.guard': 'Define o guard {contract}, que pode recusar qualquer transação',
  'unset.guard': 'Remove o guard',
  'set.moduleGuard': 'Define o guard dos módulos {contract}',
  'unset.moduleGuard': 'Remove o guard dos módulos',
  'set.handler': 'Define o fallback handler {contract}',
  'unset.handler': 'Remove o fallback handler',
  'set.addDelegate': 'Permite que {spender} tenha tetos de gasto',
  'set.removeDelegate': 'Retira todos os tetos de gasto de {spender}',
  'set.limitOnce': '{spender} pode gastar {amount} uma vez, sem assinaturas',
  'set.limit': '{spender} pode gastar {amount} sem assinaturas, com renovação após {period}',
  'set.resetLimit': 'Volta a contar como zero o que {spender} gastou de {token}',
  'set.removeLimit': 'Retira o teto de gasto de {token} de {spender}',
  'set.units': '{units} unidades mínimas do token não listado {token}',
  'finding.threshold-one': 'Qualquer proprietário poderá então agir sozinho.',
  'finding.gas-price':
    'Além da chamada, a conta paga um reembolso de até {amount} para {recipient}.',
  'set.enableRecovery': 'Ativa a recuperação por guardiões (módulo {module})',
  'set.disableRecovery': 'Desativa a recuperação por guardiões (módulo {module})',
  'set.addGuardian':
    'Adiciona o guardião {guardian}. Guardiões necessários a partir daí: {threshold}',
  'set.revokeGuardian':
    'Remove o guardião {guardian}. Guardiões necessários a partir daí: {threshold}',
  'set.guardianThreshold': 'Guardiões necessários a partir daí: {threshold}',
  'set.cancelRecovery': 'Interrompe a recuperação em andamento',
  'set.invalidateApprovals': 'Invalida o que os guardiões aprovaram até agora',
  'finding.recovery-on':
    'Guardiões suficientes juntos poderão substituir todos os proprietários, após um prazo em que a conta pode interromper.',
  'finding.guardian-change': 'Os guardiões, que podem substituir todos os proprietários, mudam.',
  'finding.recovery-cancel':
    'Uma recuperação em andamento é interrompida. Seus guardiões podem iniciar outra.',
  'finding.recovery-approval':
    'Como guardião, esta conta aprova novos proprietários de outra conta.',
  'recovery.running':
    'Há uma recuperação em andamento. A partir de {date}, ela substitui todos os proprietários desta conta por:',
  'recovery.due':
    'O prazo de uma recuperação terminou. Qualquer um pode concluí-la agora; ela substitui todos os proprietários desta conta por:',
  'recovery.terms':
    'Assinaturas necessárias a partir daí: {threshold}. Guardiões que aprovaram: {approvals}.',
  'recovery.stop': 'Propor a interrupção',
  'recovery.unread':
    'A recuperação por guardiões está ativada, mas não foi possível lê-la: {network} não respondeu. Pode haver uma em andamento.',
  'recovery.on':
    'A recuperação por guardiões está ativada: {threshold} de {count} guardiões podem substituir todos os proprietários, após {period}.',
  'recovery.empty': 'A recuperação por guardiões está ativada, sem guardiões.',
  'recovery.kept':
    'A recuperação por guardiões está desativada, mas seu módulo guarda guardiões ou uma recuperação que valerão quando ela for ativada de novo.',
  'recovery.off': 'Propor a desativação',
  'recovery.failed': 'A proposta não foi preparada: {network} não respondeu.',
  'set.cancelDelayed': 'Cancela o que aguarda no módulo de recuperação antes do número {nonce}',
  'finding.delay-cancel':
    'As transações que aguardam no módulo de recuperação são canceladas. Outras podem ser adicionadas a ele.',
  'finding.delay-change':
    'O módulo de recuperação muda: quem pode adicionar transações a ele ou quanto tempo elas aguardam.',
  'finding.spending-limit': 'Alguém poderá gastar até um teto sem nenhuma assinatura.',
  'history.item': 'item {id} de {token}',
  'history.doubt.not-owners':
    'Os proprietários não assinaram isto: quem informa é o contrato do token.',
  'history.doubt.nothing':
    'Nada foi enviado e os proprietários não assinaram isto. Não copie este endereço.',
  'history.doubt.imitation': 'Este token imita um que você conhece. É outro.',
  'history.doubt.look-alike': 'Este endereço se parece com um que você conhece, mas é outro.',
  'history.doubt.odd-decimals':
    'O contrato deste token informa um número de casas decimais que nenhum valor pode ter.',
  'finding.signature-set-aside':
    'Uma assinatura é de uma conta que não é proprietária ou deixou de ser. Ela não conta.',
  'finding.signature-withdrawn':
    'Um contrato proprietário não aceita a própria assinatura ou deixou de aceitá-la. Ela não conta.',
  'refund.paid': 'Além disso, {amount} foi pago a {recipient} como reembolso de gás.',
  'refund.along': '{call}, com um reembolso de até {amount} para {recipient}',
  'refund.executor': 'quem a executar',
  'row.proposer': 'Proposta por {name}',
  'row.depends':
    'Isto depende das mudanças de proprietários pendentes antes dela, com nonce {nonces}.',
  'ledger.open': 'Filtrar e exportar',
  'ledger.close': 'Mostrar tudo de novo',
  'note.label': 'Nota para os outros proprietários',
  'note.help':
    'Opcional e pública: qualquer pessoa pode lê-la no serviço de transações. Não faz parte do que é assinado.',
  'note.tooLong': 'No máximo {most} caracteres.',
  'note.shown': 'Nota de quem propôs, não faz parte do que é assinado:',
  'notify.on': 'Avisar-me quando algo esperar a minha assinatura',
  'notify.help': 'Neste dispositivo, enquanto houver uma aba aberta com esta conta.',
  'notify.denied':
    'Seu navegador bloqueia as notificações deste site. Permita-as nas configurações dele.',
  'notify.waits': {
    one: '{count} transação de {account} aguarda sua assinatura.',
    many: '{count} transações de {account} aguardam sua assinatura.',
    other: '{count} transações de {account} aguardam sua assinatura.',
  },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Proprietário adicionado: {owner}',
  'was.ownerRemoved': 'Proprietário removido: {owner}',
  'was.threshold': 'Assinaturas necessárias',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard dos módulos',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'nenhum',
  'was.nothing': 'A blockchain não mostra nenhuma mudança de configurações nesta transação.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Criar uma conta multisig',
  'new.lead':
    'Escolha os proprietários e quantos deles precisam assinar. Será um Safe comum: sem módulo, sem guard, sem mais ninguém.',
  'new.owner': 'Proprietário {number}',
  'new.noOwner': 'Informe o endereço ou o nome do proprietário.',
  'new.removeOwner': 'Remover o proprietário {number}',
  'new.threshold': 'Assinaturas exigidas',
  'new.alone': 'Com um só proprietário, perder a chave é perder a conta. Adicione outro.',
  'new.all':
    'Todos os proprietários precisam assinar: se uma chave for perdida, nada mais se moverá.',
  'new.any': 'Qualquer um dos proprietários pode mover tudo sozinho.',
  'new.showAddress': 'Mostrar o endereço',
  'new.address': 'Endereço que terá',
  'new.create': 'Criar a conta',
  'new.once': 'Uma transação da conta conectada, que paga a taxa de rede.',
  'new.failed': 'A conta não foi criada.',
  'new.notThere': 'A blockchain não mostra esta conta com estes proprietários. Não use o endereço.',
  'new.description': 'Criar a conta multisig {account}',
  'new.noContracts':
    'Os contratos do Safe não estão em {network}: não é possível criar uma conta lá.',
  'new.full':
    'Estes proprietários já têm muitas contas aqui. Mude os proprietários ou o mínimo de assinaturas.',
  'new.otherAddress':
    '{network} calcula endereços de outra forma, com outros contratos: lá a conta tem um endereço diferente do das outras redes.',
  'new.absent':
    'Estes proprietários são contratos em outra rede, mas não em {network}. Eles não podem assinar lá até serem abertos lá também: {owners}',
  'new.absentUnread':
    'Sem resposta de: {networks}. Proprietários que sejam contratos lá não poderiam assinar em {network}.',
  'open.title': 'Abrir em outra rede',
  'open.lead': 'No mesmo endereço, com os mesmos contratos e os proprietários com que foi criada.',
  'open.changed':
    'Os proprietários ou o mínimo de assinaturas mudaram aqui desde então. Lá, os primeiros, abaixo, decidem até mudarem lá também.',
  'open.unproven':
    'Não foi possível comprovar na blockchain como esta conta foi criada; por isso ela não pode ser aberta em outro lugar daqui.',
  'open.there': 'A conta já está em {network}.',
  'open.none': 'Este site não oferece nenhuma outra rede.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Tabela de pagamentos',
  'csv.help':
    'Colunas: token, destinatário, valor, nota. Cole de uma planilha ou solte um arquivo CSV aqui.',
  'csv.cells':
    'Token: um símbolo ou o endereço de um contrato; vazio para {symbol}. Destinatário: um endereço, um nome ou um contato.',
  'csv.file': 'Escolher um arquivo',
  'csv.empty': 'Cole pelo menos um pagamento.',
  'csv.unknownHeader':
    'A primeira linha parece um cabeçalho, mas esses nomes de coluna não são conhecidos aqui. Use os indicados para este campo.',
  'csv.tooMany': 'Um lote comporta {most} pagamentos.',
  'csv.tooManyTokens': 'Uma tabela comporta {most} tokens diferentes.',
  'csv.tooLarge': 'Este arquivo é grande demais.',
  'csv.notText': 'Este arquivo não é texto simples. Salve-o como CSV (UTF-8).',
  'csv.checking': 'Verificando cada linha…',
  'csv.right': {
    one: '{count} pagamento pronto',
    many: '{count} pagamentos prontos',
    other: '{count} pagamentos prontos',
  },
  'csv.leftOut': {
    one: '{count} linha omitida.',
    many: '{count} linhas omitidas.',
    other: '{count} linhas omitidas.',
  },
  'csv.restore': 'Restaurar',
  'csv.first': 'Corrija as linhas indicadas acima ou omita-as.',
  'csv.faults': {
    one: '{count} linha com erro',
    many: '{count} linhas com erro',
    other: '{count} linhas com erro',
  },
  'csv.leaveOutAll': 'Omitir todas estas',
  'csv.leaveOut': 'Omitir',
  'csv.leaveOutRow': 'Omitir a linha {row}',
  'csv.row': 'Linha {row}',
  'csv.totals': 'Total por token',
  'csv.read': 'Como foi lido',
  'csv.ignored': 'Não usadas: {columns}.',
  'csv.contradiction':
    'As colunas “{first}” e “{second}” divergem na linha {row}. Remova uma delas.',
  'csv.payments': {
    one: '{count} pagamento',
    many: '{count} pagamentos',
    other: '{count} pagamentos',
  },
  'csv.balance': 'A conta tem {amount}',
  'csv.unlisted':
    'Este site não lista {token}. O símbolo e as casas decimais são os que o contrato informa. Compare o endereço:',
  'csv.repeated': {
    one: '{count} linha repete um pagamento. Confirme que é intencional.',
    many: '{count} linhas repetem um pagamento. Confirme que é intencional.',
    other: '{count} linhas repetem um pagamento. Confirme que é intencional.',
  },
  'csv.gas':
    'Tantos pagamentos podem exigir mais gás do que uma transação pode usar. Considere várias propostas.',
  'csvFault.quotes': 'Falta fechar aspas.',
  'csvFault.columns': 'Esta linha tem mais células do que há colunas.',
  'csvFault.collectible': 'Uma tabela só pode pagar a moeda da rede e tokens ERC-20.',
  'csvFault.unknown-token':
    'Nenhum token com este símbolo está listado aqui. Informe o endereço do contrato.',
  'csvFault.ambiguous-token': 'Vários tokens têm este símbolo. Informe o endereço do contrato.',
  'csvFault.not-a-token': 'Não há contrato de token neste endereço.',
  'csvFault.token-unreachable': 'Não foi possível ler o token: a rede não respondeu.',
  'csvFault.two-contacts': 'Vários dos seus contatos têm este nome. Informe o endereço.',
  'csvFault.comma':
    'Uma vírgula pode indicar decimais ou milhares. Escreva o valor só com um ponto, como 1234.5.',
  'csvFault.split-amount':
    'Uma vírgula pode fazer parte deste valor. Escreva-o só com ponto ou entre aspas.',
  'csvFault.point':
    'Um ponto antes de três algarismos pode indicar decimais ou milhares. Escreva o valor como 1234 ou 1234.50.',
  'csvFault.no-token': 'Falta o token, embora esta linha mencione um.',
  'csvFault.odd-decimals':
    'O contrato de {symbol} informa um número de casas decimais que nenhum valor pode ter.',
  'csvFault.more-than-balance':
    'Com as linhas anteriores, isto é mais {symbol} do que a conta tem.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Uma chave de acesso que não é proprietária aqui ainda é em: {networks}. Remova-a lá também.',
  'elsewhere.notOpened':
    'Esta conta ainda não está aberta em: {networks}. Lá ela pertence à chave de acesso removida: não envie nada para ela.',
  'elsewhere.unread':
    'Sem resposta de: {networks}. A chave de acesso removida talvez ainda seja proprietária lá.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Filtrar e exportar',
  'ledger.all': 'Todos',
  'ledger.person': 'De ou para',
  'ledger.personHelp': 'Um endereço ou o nome de um contato.',
  'ledger.settings': 'Só mudanças de configurações',
  'ledger.from': 'Desde',
  'ledger.until': 'Até',
  'ledger.count': {
    one: '{count} registro',
    many: '{count} registros',
    other: '{count} registros',
  },
  'ledger.unchecked': {
    one: '{count} registro não pôde ser conferido com a blockchain. O arquivo o assinala.',
    many: '{count} registros não puderam ser conferidos com a blockchain. O arquivo os assinala.',
    other: '{count} registros não puderam ser conferidos com a blockchain. O arquivo os assinala.',
  },
  'ledger.cut': 'Nem todas as entradas puderam ser lidas. O arquivo informa isso.',
  'ledger.csv': 'Exportar como CSV',
  'ledger.json': 'Exportar como JSON',
};

export const push: Part<'push'> = {
  'push.on': 'Também quando nenhuma aba estiver aberta',
  'push.help':
    'Por mensagens push neste dispositivo. Elas passam pelo Google, que fica sabendo que ele acompanha esta conta. Para ativar, sua carteira assina sua entrada no serviço de transações.',
  'push.confirm': 'Confirme a entrada na sua carteira.',
  'push.noService':
    'Seu navegador não conseguiu acessar o serviço de mensagens push dele. Tente mais tarde ou em outro navegador.',
  'push.failed':
    'Nada mudou: o serviço de transações ou sua carteira não respondeu. Tente novamente.',
  'push.waits': 'Algo de {account} aguarda sua assinatura.',
  'push.changed': 'Há novidades de {account}.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Configurações',
  'settings.lead':
    'Como estão agora na blockchain. Cada mudança é uma proposta que os proprietários assinam.',
  'settings.viewOnly': 'Só proprietários podem propor mudanças.',
  'settings.unreachable': 'Não foi possível ler as configurações: {network} não respondeu.',
  'settings.remove': 'Propor a remoção',
  'settings.noCode': 'Não há contrato neste endereço.',
  'owners.title': 'Proprietários e mínimo de assinaturas',
  'owners.meaning':
    'Os proprietários decidem tudo o que a conta faz. Quem controla um número suficiente deles controla a conta.',
  'owners.one':
    'Uma assinatura basta: qualquer proprietário sozinho, ou quem roubar sua chave, pode mover tudo.',
  'owners.all':
    'Todos os proprietários precisam assinar: se um deles perder a chave, nada mais poderá ser movido.',
  'owners.open': 'Mudar proprietários ou mínimo de assinaturas',
  'modules.title': 'Módulos',
  'modules.meaning': 'Um módulo é um contrato que age pela conta sem nenhuma assinatura.',
  'modules.none': 'Nenhum está ativado: nada se move sem os proprietários.',
  'modules.disable': 'Propor a desativação',
  'module.unknown': 'Módulo desconhecido: pode mover tudo sem assinaturas.',
  'module.allowance': 'Tetos de gasto do Safe: os endereços abaixo gastam até seus tetos.',
  'module.operations':
    'Módulo do Safe para ERC-4337: executa o que os proprietários assinaram, enviado por um serviço.',
  'module.recovery':
    'Recuperação social do Safe: seus guardiões podem substituir os proprietários.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Um guard é um contrato que verifica cada transação dos proprietários e pode recusá-la. Um com defeito trava a conta para sempre.',
  'guard.none': 'Nenhum: uma transação só precisa de assinaturas suficientes.',
  'guard.checks': 'Ele também verifica a própria remoção, e poderia recusá-la.',
  'moduleGuard.title': 'Guard dos módulos',
  'moduleGuard.meaning': 'Verifica o que os módulos fazem, e pode recusar.',
  'moduleGuard.checks': 'Um com defeito para todos os módulos, ou deixa tudo passar.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Responde às chamadas que a própria conta não conhece, como a verificação da sua assinatura. Um hostil pode fazer qualquer coisa passar por assinada pela conta.',
  'handler.known': 'Publicado pelo Safe, com a versão {version}.',
  'handler.unknown': 'Não foi publicado pelo Safe. Mantenha-o só se souber o que ele faz.',
  'handler.none':
    'Nenhum: mensagens assinadas pela conta não podem ser verificadas, e alguns tokens não podem ser recebidos.',
  'handler.publish': 'Propor o publicado',
  'limits.title': 'Tetos de gasto',
  'limits.meaning':
    'Um endereço com um teto gasta até ele sozinho, sem assinaturas. Se a chave for roubada, esse valor se perde, e de novo após cada renovação.',
  'limits.none': 'Ninguém tem um.',
  'limits.empty': 'Agora não tem nenhum teto e não pode gastar nada.',
  'limits.unavailable': 'O Safe não publicou um módulo para isso nesta rede.',
  'limits.off': 'O módulo não está ativado: até lá, estes tetos não têm efeito.',
  'limits.used': '{spent} de {amount} gastos',
  'limits.once': 'Sem renovação.',
  'limits.renewed': 'Renovação após {period}, a próxima em {date}.',
  'limits.new': 'Novo teto de gasto',
  'limits.change': 'Mudar',
  'limits.reset': 'Contar o gasto como zero',
  'limits.remove': 'Remover',
  'limits.removeAll': 'Remover este endereço',
  'limits.who': 'Endereço que pode gastar',
  'limits.period': 'Renovação',
  'limits.never': 'Nunca',
  'limits.after': 'Após {period}',
  'limits.keepsSpent': 'O que foi gasto continua contando.',
  'limits.enables':
    'A proposta também ativa o módulo do Safe, que então gasta dentro dos tetos sem assinaturas.',
  'limits.tooMuch': 'É mais do que o módulo consegue contar.',
  'limits.self': 'A própria conta não precisa de teto.',
  'spend.open': 'Gastar deste teto',
  'spend.left': 'Restam {amount}',
  'spend.tooMuch': 'Restam só {amount}.',
  'spend.send': 'Enviar agora',
  'spend.done': 'Enviado.',
  'spend.failed': 'Não foi enviado.',
  'spend.description': 'Gastar {amount} dentro de um teto',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'O que muda para a conta',
  'sim.help':
    'Simulado agora pelo nó da rede, como se fosse executado neste momento. Nada foi enviado.',
  'sim.none': 'Seria concluído. O nó não informa mudança de saldos.',
  'sim.fails': 'Se fosse executado agora, falharia.',
  'sim.ownersNow': 'O resultado acima vale para os proprietários atuais.',
  'sim.outcomeOnly':
    'Daria certo. Não dá para saber o que mudaria. Confie na chamada como ela aparece acima.',
  'sim.unavailable':
    'O nó desta rede não conseguiu simulá-la: aqui não dá para saber se daria certo nem o que mudaria. Confie na chamada como ela aparece acima.',
  'sim.too-many':
    'São chamadas demais para simular aqui: não dá para saber o que mudaria. Confie nas chamadas como elas aparecem acima.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'item {id} de {token}',
  'against.failed':
    'Simulada neste dispositivo antes de ser executada, teria dado certo. Ela falhou.',
  'against.succeeded':
    'Simulada neste dispositivo antes de ser executada, teria falhado. Ela deu certo.',
  'against.other': 'O que aconteceu não é o que foi simulado neste dispositivo antes da execução:',
  'against.change': 'Aconteceu {actual}; o esperado era {expected}',
  'against.nothing': 'nada de {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'A recuperação com tempo de espera está ativada. Estes endereços podem adicionar qualquer transação desta conta; ela pode ser executada após {period}, em que os proprietários podem cancelá-la:',
  'delay.waiting':
    'Uma transação aguarda no módulo de recuperação. A partir de {date}, qualquer um pode executá-la:',
  'delay.due':
    'A espera de uma transação do módulo de recuperação terminou. Qualquer um pode executá-la agora:',
  'delay.expired':
    'Uma transação do módulo de recuperação expirou. Ela não pode mais ser executada:',
  'delay.more':
    'Outras transações aguardam no módulo de recuperação e não são mostradas aqui: {number}',
  'delay.cancel': 'Propor o cancelamento do que aguarda',
  'delay.foreign':
    'Esta conta não controla seu módulo de recuperação: os proprietários não podem cancelar o que aguarda nele, mas podem desativá-lo.',
  'delay.unread':
    'Um módulo de recuperação está ativado, mas não pôde ser lido: {network} não respondeu. Pode haver uma transação aguardando.',
};
