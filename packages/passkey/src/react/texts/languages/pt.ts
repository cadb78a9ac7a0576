import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Continuar com uma chave de acesso',
  'passkey.rowHelp': 'Sem precisar de carteira',
  'passkey.noPasskeys': 'Este navegador ou esta página não pode usar chaves de acesso.',
  'passkey.noDomain':
    'Chaves de acesso precisam de uma página com nome. Esta foi aberta pelo endereço IP.',
  'passkey.noNetwork': 'Nenhuma rede daqui tem contas com chave de acesso.',
  'passkey.honest':
    'A chave de acesso fica no seu dispositivo ou no gerenciador de senhas dele. Ninguém mais pode mover o que está na conta. Ela só funciona neste site: adicione um segundo acesso antes que chegue dinheiro de verdade.',
  'passkey.name': 'Nome da chave de acesso',
  'passkey.create': 'Criar uma conta',
  'passkey.find': 'Já tenho uma',
  'passkey.otherDevice': 'Usar um celular ou outro dispositivo',
  'passkey.alsoSignsIn': 'Isto também faz seu login em {site}.',
  'passkey.waiting': 'Seu navegador pergunta…',
  'passkey.waitingHelp': 'Confirme com sua digital, seu rosto ou o PIN do dispositivo.',
  'passkey.refused': 'Nada aconteceu. Você pode tentar novamente quando quiser.',
  'passkey.notFound':
    'Nenhuma conta pertence a esta chave de acesso. Crie uma ou use a chave de outro dispositivo.',
  'passkey.domain': 'O endereço desta página não pode usar esta chave de acesso.',
  'passkey.exists': 'Este dispositivo já tem uma chave de acesso desta conta.',
  'passkey.network': 'Nenhuma resposta chegou. Verifique sua conexão e tente novamente.',
  'passkey.other': 'Não deu certo. Tente novamente.',
  'passkey.ready': 'Sua conta está pronta. Entre em {site}.',
  'passkey.again': 'Mais uma confirmação e o login está feito.',
  'passkey.needsOwners':
    'Esta conta precisa da assinatura de vários proprietários, e este site não pode reuni-las. Conecte outra conta para fazer login.',

  'review.title': 'Revisar e assinar',
  'review.lead':
    'Sua chave de acesso assina exatamente isto. A pergunta do navegador não vai mostrar.',
  'review.sign': 'Assinar com a chave de acesso',
  'review.reject': 'Rejeitar',
  'review.account': 'Conta',
  'review.asOwner':
    'Você assina como um dos proprietários desta conta. Isso acontece quando proprietários suficientes tiverem assinado.',
  'review.forOther':
    'Esta é outra conta, da qual você é proprietário. Isso acontece quando proprietários suficientes tiverem assinado.',
  'review.yourAccount': 'Sua conta',
  'review.network': 'Rede',
  'review.message': 'Mensagem',
  'review.bytes': 'Bytes que não são texto',
  'review.domain': 'Domínio',
  'review.send': 'Enviar {amount} para {recipient}',
  'review.sendUnknown':
    'Enviar {units} unidades mínimas do token não listado {token} para {recipient}',
  'review.sendFrom': 'Enviar {amount} de {sender} para {recipient}',
  'review.revoke': 'Não permitir mais que {spender} gaste {token}',
  'review.approve': 'Permitir que {spender} gaste {amount}',
  'review.approveUnknown':
    'Permitir que {spender} gaste {units} unidades mínimas (ou o item número {units}) do token não listado {token}',
  'review.approveUnlimited': 'Permitir que {spender} gaste todo o {token}, sem limite',
  'review.addOwner':
    'Adicionar o proprietário {owner}. Assinaturas necessárias a partir daí: {threshold}',
  'review.removeOwner':
    'Remover o proprietário {owner}. Assinaturas necessárias a partir daí: {threshold}',
  'review.swapOwner': 'Trocar o proprietário {owner} por {newOwner}',
  'review.createSigner': 'Preparar outra chave de acesso na rede',
  'review.raw': 'Uma chamada ilegível a {contract}',
  'review.withCoins': '{call}, com o envio de {amount}',
  'review.batch': {
    one: 'Lote de {count} chamada',
    many: 'Lote de {count} de chamadas, todas ou nenhuma',
    other: 'Lote de {count} chamadas, todas ou nenhuma',
  },
  'review.data': {
    one: 'Dados, {count} byte',
    many: 'Dados, {count} de bytes',
    other: 'Dados, {count} bytes',
  },
  'review.contract': 'Contrato',
  'review.value': 'Enviado junto',
  'review.function': 'Função',
  'review.unlimited': 'Outra parte poderá gastar tokens desta conta sem limite, agora e depois.',
  'review.signatureOnly': 'Quem tiver esta assinatura pode usá-la sem perguntar de novo a você.',
  'review.usableUntil': 'A assinatura pode ser usada até {date}.',
  'review.usableForever': 'A assinatura pode ser usada sem limite de tempo.',
  'review.spendableUntil': 'Os tokens podem ser gastos até {date}.',
  'review.spendableForever': 'Os tokens podem ser gastos sem limite de tempo.',
  'review.longTime': 'Isso é daqui a mais de 30 dias.',
  'review.ownerChange': 'Os proprietários da conta mudam.',
  'review.self': 'A conta chama a si mesma de uma forma desconhecida.',
  'review.toToken':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'review.toNobody': 'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',
  'review.toSelf': 'Este é o seu próprio endereço.',
  'review.alike':
    'O primeiro endereço começa e termina como um que você conhece, o segundo, mas é outro. Compare cada caractere.',
  'review.unreadPaid': 'Não foi possível ler se estes destinatários já foram pagos antes.',
  'review.codeMissing':
    'Não há contrato neste endereço: a chamada não faria nada e ainda assim contaria como feita.',
  'review.codeExpected':
    'Ainda não há contrato neste endereço. Se não for criado antes, a chamada não faz nada.',
  'review.codeUnread': 'Não foi possível ler se há um contrato neste endereço.',
  'review.powerWithoutCode':
    'Não há contrato neste endereço. Ele não pode ter poder sobre a conta.',
  'review.powerOfToken': 'Este endereço é um token. Ele não pode ter poder sobre a conta.',
  'review.powerUnread':
    'Não foi possível ler o que há neste endereço. Até lá, ele não pode ter poder sobre a conta.',
  'review.powerUnpublished':
    'A Safe não publicou este contrato. Ele teria poder sobre a conta: assine só se souber quem o escreveu.',
  'review.imitates':
    'Um token que não está na lista chama-se {symbol}, como um que está. Compare o endereço.',
  'review.tokenUnread':
    'Não foi possível ler o que é este token. Os valores estão em unidades mínimas.',
  'review.tokenDecimals':
    'O contrato deste token informa um número de casas decimais que nenhum valor pode ter.',
  'review.short': 'A conta tem menos do que sairia.',
  'review.excessive': 'O reembolso é maior do que o gás pode razoavelmente custar.',
  'review.unread': 'Leia e marque primeiro os avisos acima.',
  'review.unchecked':
    'Não foi possível verificar isto, e nada será assinado antes disso. Verifique sua conexão e tente de novo.',
  'review.opens': 'Isto também abre sua conta em {network}.',
  'review.changes': 'O que muda',
  'review.noChanges': 'Nenhum saldo muda.',
  'review.unknownChanges': 'Daria certo. Nesta rede não dá para saber o que muda.',
  'review.simulating': 'Simulando…',
  'review.notSimulated': 'Não foi possível simular.',
  'review.fails': 'A simulação diz que isto vai falhar.',
  'review.says': 'Motivo informado: {reason}',
  'review.item': 'Item {id} de {symbol}',
  'review.fee': 'Taxa de rede',
  'review.paidBy': 'Paga por {name}',
  'review.byWallet': 'Você envia com outra carteira, que paga a taxa',
  'review.most': 'A conta paga no máximo {amount}',
  'review.hashes': 'Os hashes',
  'review.domainHash': 'Hash do domínio (domain hash)',
  'review.messageHash': 'Hash da mensagem (message hash)',
  'review.safeHash': 'Hash que os proprietários comparam',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash que a chave de acesso assina',

  'submit.title': 'Enviar com uma carteira',
  'submit.notSent': '{app} não enviou',
  'submit.signed': 'Está assinada. Qualquer carteira pode enviar e pagar a taxa.',
  'submit.spent': 'O que {app} paga em um dia acabou.',
  'submit.busy':
    'Outra transação desta conta ainda está a caminho. Tente novamente quando ela for confirmada.',
  'submit.failing': 'Transações demais falharam. {app} espera antes de pagar outra.',
  'submit.again': 'Tente novamente {when}.',
  'submit.empty': '{app} não tem mais com que pagar taxas.',
  'submit.expensive': 'A rede custa agora mais do que {app} paga.',
  'submit.rules': '{app} não paga por esta transação.',
  'submit.fails':
    '{app} testou antes: ela falharia. A carteira que a enviar paga a taxa mesmo assim.',
  'submit.unreachable': '{app} não respondeu. Se já foi enviada, esta não muda nada.',
  'submit.other': '{app} recusou o envio.',
  'submit.confirm': 'Confirme em {wallet}',
  'submit.sending': '{app} está enviando…',
  'submit.failed': '{wallet} não enviou.',
  'submit.retry': 'Tentar {app} novamente',
  'submit.getWallet': 'Instale uma aqui ou abra esta página onde você tem uma.',
  'submit.phone':
    'O celular só envia isto e depois é desconectado. Sua conta continua conectada aqui.',
  'submit.copy': 'Copiar a transação',

  'owners.backup': 'Proteger esta conta',
  'owners.reminder':
    'Só uma chave de acesso abre esta conta. Adicione um segundo acesso antes que chegue dinheiro de verdade.',
  'owners.lead':
    'Cada proprietário sozinho pode mover tudo o que está na conta. As mudanças valem em uma única rede.',
  'owners.notOpened': 'Ainda não aberta nesta rede',
  'owners.unreachable': 'A rede não respondeu a tempo.',
  'owners.thisPasskey': 'Chave de acesso deste dispositivo',
  'owners.passkey': 'Outra chave de acesso',
  'owners.addPasskey': 'Adicionar outra chave de acesso',
  'owners.addWallet': 'Adicionar uma carteira como proprietária',
  'owners.remove': 'Remover',
  'owners.removeTitle': 'Remover um proprietário',
  'owners.stays': 'Continua proprietário em: {networks}',
  'owners.removeSelf':
    'Este dispositivo não poderá mais assinar em {network}. A conta fica com os outros proprietários.',
  'owners.selfGone':
    'A chave de acesso deste dispositivo não é mais proprietária. Para continuar, conecte outro proprietário da conta.',
  'owners.shared':
    'Assinaturas necessárias: {threshold}. Esta chave de acesso é um dos proprietários e não faz nada sozinha: pagamentos, mudanças de proprietários e o login esperam até que proprietários suficientes tenham assinado.',
  'owners.actsOn': 'Isto vale somente em {network}.',
  'owners.twoPrompts':
    'Seu navegador pergunta duas vezes: pela nova chave de acesso e depois pela sua assinatura.',
  'owners.address': 'Endereço ou nome da carteira',
  'owners.notAnAddress': 'Este endereço não é válido. Ele começa com 0x seguido de 40 caracteres.',
  'owners.wrongChecksum':
    'As letras deste endereço não conferem com a soma de verificação: pode haver um caractere errado. Copie de novo.',
  'owners.elsewhere': 'Este endereço é de outra rede: {network}.',
  'owners.already': 'Este endereço já é proprietário.',
  'owners.yours':
    'Quem tem esta carteira pode mover tudo. Use somente uma carteira sua, nunca o endereço de uma corretora.',
  'owners.sent': 'Enviado. A lista muda assim que a rede receber.',
  'owners.relay': 'O serviço que envia transações não respondeu ou recusou.',
  'owners.forget': 'Remover deste dispositivo',
  'owners.forgetHelp':
    'Este dispositivo esquece a conta e se desconecta. A chave de acesso continua com você e traz a conta de volta com “Já tenho uma”.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'O gerenciador de senhas desta chave de acesso assina de uma forma que os contratos da conta não aceitam: ela nunca poderia assinar pela conta. Mantenha a chave em outro lugar: neste dispositivo, em um celular ou em uma chave de segurança.',
  'problem.orphanReported':
    'A chave de acesso “{name}” foi criada em vão. Pedimos ao seu navegador que a remova.',
  'problem.orphanLeft':
    'A chave de acesso “{name}” foi criada em vão. Exclua-a no seu gerenciador de senhas.',
  'problem.busy':
    'Outra solicitação de chave de acesso ainda está aberta ou se interpôs. Feche-a e tente novamente.',
  'problem.late': 'A chave de acesso não respondeu a tempo. Tente novamente.',
  'problem.unverifiable':
    'Este dispositivo ou gerenciador de senhas não consegue verificar que é você. Configure um bloqueio de tela ou um PIN, ou mantenha a chave em outro lugar: em um celular ou em uma chave de segurança.',
  'problem.keeper':
    'Seu dispositivo ou o gerenciador de senhas dele informou um erro. Desbloqueie-o e tente novamente, ou use outro.',
  'problem.kind':
    'Este dispositivo ou gerenciador de senhas não tem o tipo de chave de acesso de que uma conta precisa. Use um celular ou uma chave de segurança.',
};

export const recovery: Part<'recovery'> = {
  'banner.title': 'Há uma recuperação desta conta em andamento',

  'guardians.title': 'Guardiões',
};
