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
  'passkey.lost': 'Perdi minha chave de acesso',
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
  'review.approveMore': 'Permitir que {spender} gaste mais {amount}',
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
  'review.elsewhere':
    'Há um contrato neste endereço em {network}, e aqui não há nada. O que for enviado pode se perder, e ele não pode assinar aqui.',
  'review.elsewhereUnread':
    'Nem todas as redes responderam. Se for um contrato só em uma delas, o que for enviado pode se perder, e ele não pode assinar aqui.',
  'review.imitates':
    'Um token que não está na lista chama-se {symbol}, como um que está. Compare o endereço.',
  'review.tokenUnread':
    'Não foi possível ler o que é este token. Os valores estão em unidades mínimas.',
  'review.tokenDecimals':
    'O contrato deste token informa um número de casas decimais que nenhum valor pode ter.',
  'review.short': 'A conta tem menos do que sairia.',
  'review.excessive': 'O reembolso é maior do que o gás pode razoavelmente custar.',
  'review.uncompared': 'Não foi possível comparar o reembolso com o custo do gás.',
  'review.refundTo': 'Um reembolso iria para o endereço indicado aqui.',
  'review.unread': 'Leia e marque primeiro os avisos acima.',
  'review.unchecked':
    'Não foi possível verificar isto, e nada será assinado antes disso. Verifique sua conexão e tente de novo.',
  'review.opens': 'Isto também abre sua conta em {network}.',
  'review.changes': 'O que muda',
  'review.noChanges': 'Nenhum saldo muda.',
  'review.unknownChanges': 'Daria certo. Não dá para saber o que muda.',
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
  'owners.looking': 'Buscando o nome…',
  'owners.onlyOnEthereum':
    'Este nome não tem endereço em {network}: este é o endereço dele na Ethereum.',
  'owners.nameNotFound': 'Nenhum endereço encontrado para este nome.',
  'owners.noNames': 'Este site não consegue buscar nomes. Informe o endereço.',
  'owners.nameUnreachable': 'Não foi possível buscar o nome: a rede não respondeu.',
  'owners.nameOffChain':
    'Este nome é guardado em outro lugar, e este site não consulta lá. Informe o endereço.',
  'owners.nameMixed':
    'Este nome mistura letras de alfabetos diferentes e pode imitar outro. Informe o endereço.',
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
  'request.title': 'Recuperar uma conta',
  'request.lead':
    'Você perdeu a chave de acesso de uma conta. Os guardiões que você nomeou antes podem dar uma nova chave à conta.',
  'request.account': 'Endereço, nome ou contato da conta',
  'request.find': 'Encontrar os guardiões',
  'request.noNetwork': 'Neste site não é possível recuperar contas.',
  'request.reading': 'Lendo as redes…',
  'request.readAgain': 'Ler novamente',
  'request.unreadable':
    'A rede não respondeu, então nada se sabe sobre a conta nela. Tente novamente.',
  'request.unknownModule': 'Este site não conhece o contrato de recuperação desta rede.',
  'request.notDeployed': 'A conta ainda não está nesta rede.',
  'request.off': 'A conta não tem guardiões nesta rede.',
  'request.noGuardians':
    'Sem guardiões, só outro proprietário abre esta conta: uma segunda chave de acesso ou uma carteira que você adicionou. Procure nos seus outros dispositivos e nos seus gerenciadores de senhas.',
  'request.needs': 'Guardiões que precisam concordar: {threshold} de {guardians}.',
  'request.days': 'Dias em que a chave atual pode interromper: {days}.',
  'request.otherAccount': 'Outra conta',
  'request.newOwner': 'A nova chave',
  'request.replaces':
    'Ela substitui todos os proprietários da conta, inclusive backups e coproprietários.',
  'request.byWallet': 'Usar uma carteira',
  'request.byPasskey': 'Usar uma chave de acesso',
  'request.create': 'Criar uma chave de acesso',
  'request.ask': 'Pedir aos guardiões',
  'request.badOwner':
    'Esses proprietários bloqueariam a conta para sempre. A própria conta e seus guardiões não podem ser proprietários dela.',
  'request.none': 'Este não é o link de uma recuperação.',
  'request.damaged': 'O link foi cortado ou alterado no caminho. Peça de novo e copie-o inteiro.',
  'request.otherVersion': 'O link é de outra versão deste site. Peça um novo.',
  'request.impossible':
    'Este link pede algo que nenhuma conta aceita. Não confie em quem o enviou.',
  'request.other': 'Este link é de outro pedido.',
  'request.shareTitle': 'Peça aos seus guardiões',
  'request.shareHelp':
    'Envie este link a eles. Cada um assina, o que não custa nada, e envia um link de volta.',
  'request.code': 'Código com o link',
  'request.copy': 'Copiar o link',
  'request.share': 'Compartilhar',
  'request.digits': 'Dígitos para comparar',
  'request.digitsHelp':
    'Os guardiões ligam para você antes de assinar e comparam estes dígitos. Se forem diferentes, alguém trocou o link.',
  'request.answer': 'Link que um guardião enviou de volta',
  'request.addAnswer': 'Adicionar a assinatura',
  'request.progress': 'Progresso',
  'request.signed': 'Assinaturas: {signed} de {threshold}',
  'request.hasSigned': 'Assinou',
  'request.notSigned': 'Ainda não',
  'request.otherRunning':
    'Há outra recuperação desta conta em andamento. Só mais assinaturas do que ela tem podem substituí-la.',
  'request.outdated':
    'Este pedido não é mais válido: foi interrompido ou substituído, ou os guardiões mudaram. Ele precisa de novas assinaturas.',
  'request.again': 'Começar de novo com a mesma chave',
  'request.tooFew': 'Mais guardiões precisam assinar.',
  'request.start': 'Iniciar a recuperação',
  'request.sent': 'Enviado. Vale assim que a rede o tiver.',
  'request.waiting':
    'Iniciada. A nova chave assume a partir de: {date}. Até lá, a chave atual pode interromper.',
  'request.due': 'A espera terminou: a nova chave pode assumir.',
  'request.notYet': 'A espera ainda não terminou.',
  'request.finish': 'Concluir a recuperação',
  'request.done': 'Pronto. A conta tem seu novo proprietário.',
  'request.connectHelp': 'Conecte-se com sua nova chave de acesso, como com uma que você já tem.',
  'request.walletDone': 'Sua carteira agora é proprietária desta conta Safe.',
  'request.connect': 'Conectar a conta',
  'request.mine': 'Continuar com a nova chave',
  'request.notMine': 'Esta chave não se torna proprietária com a recuperação em andamento.',
  'request.open': 'Abrir a recuperação',
  'request.remove': 'Remover este pedido do dispositivo',
  'request.removeHelp':
    'As assinaturas reunidas se perdem, e a recuperação precisa de um novo pedido. Pressione novamente para remover.',

  'guardian.title': 'Ajudar a recuperar uma conta',
  'guardian.lead': 'Pedem a você, como guardião, que dê uma nova chave a esta conta.',
  'guardian.unknown': 'Você não tem um nome para esta conta. Tenha certeza de quem ela é.',
  'guardian.unread':
    'Não foi possível ler se você tem um nome para esta conta. Tenha certeza de quem ela é.',
  'guardian.newOwners': 'Novos proprietários',
  'guardian.threshold': 'Assinaturas exigidas a partir de então: {threshold}',
  'guardian.what':
    'Eles substituem todos os proprietários da conta. Sua assinatura não move dinheiro e não custa nada.',
  'guardian.call': 'Ligue e compare',
  'guardian.callHelp':
    'Ligue para a pessoa em um número que você conhece, não em um da mensagem. Compare estes dígitos por voz.',
  'guardian.compared': 'Falei com a pessoa, e os dígitos são os mesmos.',
  'guardian.sign': 'Assinar',
  'guardian.signOn': 'Assinar para {network}',
  'guardian.signed': 'Você assinou.',
  'guardian.notGuardian': 'A conta conectada não é guardiã desta conta. Conecte a que é.',
  'guardian.notDeployed':
    'Sua conta ainda não está nesta rede. Envie nela um pagamento a partir da conta, por exemplo para você mesmo, e assine novamente.',
  'guardian.invalid':
    'A carteira devolveu uma assinatura que não conta. Tente novamente ou use outra carteira.',
  'guardian.sendBack': 'Envie isto de volta',
  'guardian.sendBackHelp': 'O link agora contém sua assinatura. Envie-o à pessoa que pediu.',

  'banner.title': 'Há uma recuperação desta conta em andamento',
  'banner.what': 'Em {network}, {owners} substitui todos os proprietários a partir de {date}.',
  'banner.due':
    'Em {network}, o prazo terminou: {owners} pode substituir todos os proprietários a qualquer momento.',
  'banner.advice': 'Se você não pediu isso aos seus guardiões, interrompa agora.',
  'banner.stop': 'Interromper',
  'banner.revoke': 'Interromper e remover todos os guardiões',
  'banner.mine': 'Sou eu, ocultar por enquanto',
  'banner.sent': 'Enviado. Será interrompida assim que a rede receber.',
  'banner.failed': 'Não foi interrompida. Tente novamente.',
  'banner.several':
    'Esta conta precisa de várias assinaturas. Os outros proprietários precisam concordar em interrompê-la.',
  'banner.propose': 'Propor a interrupção',
  'banner.stopped':
    'A recuperação em {network} foi interrompida. Seus guardiões podem iniciar outra: remova-os se não confia mais neles.',
  'banner.unread':
    'Não foi possível saber se há uma recuperação desta conta em andamento em: {networks}',

  'guardians.lead':
    'Pessoas de confiança que, juntas, podem dar uma nova chave a esta conta se você perder a sua.',
  'guardians.sayPower': 'Os guardiões podem dar uma nova chave à conta, e nada mais.',
  'guardians.sayAgree': 'Vários precisam concordar: dois de três é uma boa escolha.',
  'guardians.sayWait': 'Depois corre um prazo: {days}. Nesse tempo, um toque aqui interrompe.',
  'guardians.saySilence':
    'Se ninguém interromper, a nova chave substitui todos os proprietários atuais, também suas outras chaves de acesso e carteiras.',
  'guardians.sayTheft':
    'Protege contra perda, não contra roubo: quem tem sua chave de acesso pode fazer tudo enquanto isso.',
  'guardians.sayNetworks':
    'Só vale nas redes em que você configurar. Uma rede que você ainda não usa pertence para sempre a uma chave perdida.',
  'guardians.sayLook':
    'Passe por aqui ao menos uma vez neste prazo: {days}. Uma recuperação em andamento aparece em cada página, lida da rede.',
  'guardians.sayAgain':
    'Guardiões cuja recuperação você interrompeu podem começar de novo, até você removê-los.',
  'guardians.sayCall':
    'Peça aos seus guardiões que liguem para você e comparem os dígitos antes de assinar.',
  'guardians.sayAddress':
    'Anote o endereço desta conta: você precisa dele para encontrá-la de novo.',
  'guardians.choose': 'Escolher guardiões',
  'guardians.recommended': 'Recomendado: três guardiões, dos quais dois precisam concordar.',
  'guardians.address': 'Endereço, nome ou link de um guardião',
  'guardians.add': 'Adicionar guardião',
  'guardians.agree': 'Quantos precisam concordar',
  'guardians.ofCount': '{threshold} de {count}',
  'guardians.alone':
    'Cada um pode então iniciar sozinho uma recuperação. Escolha três guardiões, para que dois precisem concordar.',
  'guardians.isAccount': 'Esta é a própria conta.',
  'guardians.isOwner': 'Um proprietário da conta não pode ser seu guardião.',
  'guardians.twice': 'Este guardião já foi escolhido.',
  'guardians.notDeployed':
    'É uma conta de contrato que não existe em {networks}: sua assinatura não poderia ser verificada ali.',
  'guardians.unread':
    'Sem resposta de: {networks}. Se for uma conta de contrato lá, sua assinatura não poderia ser verificada nas outras redes.',
  'guardians.unused':
    'Nada foi enviado deste endereço até hoje. Se for uma conta com chave de acesso, precisa ser usada uma vez em cada rede antes de poder ajudar.',
  'guardians.networks': 'Escolher redes',
  'guardians.networksHelp':
    'Cada rede é uma transação própria. Defina guardiões em todas as redes onde você tem algo.',
  'guardians.setOn': 'Definir em {network}',
  'guardians.setUp': 'Configurar guardiões',
  'guardians.change': 'Alterar guardiões',
  'guardians.stop': 'Remover todos os guardiões',
  'guardians.stopHelp':
    'Em {network}, só os proprietários poderão então abrir esta conta. Uma recuperação em andamento também é interrompida.',
  'guardians.endsRunning': 'Isto também interrompe a recuperação em andamento.',
  'guardians.summary':
    '{threshold} de {count} precisam concordar. Prazo para interromper uma recuperação: {days}.',
  'guardians.none': 'Nenhum guardião nesta rede.',
  'guardians.notOpened':
    'A conta ainda não está aberta nesta rede. Sem guardiões aqui, ela pertence para sempre a uma chave perdida.',
  'guardians.noModule': 'Guardiões não estão disponíveis nesta rede.',
  'guardians.unknownModule':
    'O contrato de recuperação desta rede não é o esperado. Nada é configurado com ele.',
  'guardians.unreachable': 'A rede não respondeu. Não se sabe se há guardiões.',
  'guardians.same': 'Estes são os guardiões nesta rede.',
  'guardians.failed': 'Os guardiões não foram alterados. Veja-os de novo e tente mais uma vez.',
  'guardians.title': 'Guardiões',

  'review.enableRecovery': 'Ativar a recuperação por guardiões',
  'review.disableRecovery': 'Desativar a recuperação por guardiões',
  'review.addGuardian':
    'Adicionar o guardião {guardian}. Guardiões necessários a partir daí: {threshold}',
  'review.revokeGuardian':
    'Remover o guardião {guardian}. Guardiões necessários a partir daí: {threshold}',
  'review.guardianThreshold': 'Guardiões necessários a partir daí: {threshold}',
  'review.cancelRecovery': 'Interromper a recuperação em andamento',
  'review.invalidateApprovals': 'Invalidar o que os guardiões assinaram até agora',
  'review.recoveryOn':
    'Guardiões suficientes juntos poderão substituir todos os proprietários, após um prazo em que a conta pode interromper.',
  'review.guardianChange': 'Os guardiões, que podem substituir todos os proprietários, mudam.',
  'review.recoveryCancel':
    'Uma recuperação em andamento é interrompida. Seus guardiões podem iniciar outra.',
  'review.recoveryApproval': 'Como guardião, esta conta aprova novos proprietários de outra conta.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Este site, por e-mail',
  'email.add': 'Adicionar este site por e-mail',
  'email.what':
    'Ele aprova quando você insere um código do seu e-mail. Sozinho, não pode recuperar a conta: é preciso exigir pelo menos dois guardiões.',
  'email.address': 'Endereço de e-mail',
  'email.save': 'Adicionar o endereço',
  'email.check':
    'Um e-mail foi enviado aos seus endereços. Confira se chegou: os códigos vão para lá.',
  'email.later': 'Recebe códigos a partir de {date}.',
  'email.leaving': 'Será removido em {date}.',
  'email.none': 'Ainda não há endereço de e-mail. Sem ele, este guardião não pode ajudar.',
  'email.signIn': 'Entre neste site para ver e alterar seus endereços de e-mail.',
  'email.request': 'Enviar um código por e-mail',
  'email.sent':
    'Se a conta tem um endereço de e-mail aqui, um código foi enviado a ele. Vale 10 minutos, só para esta recuperação.',
  'email.code': 'Código do e-mail',
  'email.confirm': 'Confirmar o código',
  'email.unreadable': 'O código do e-mail tem oito dígitos.',
  'email.refused':
    'Este código está errado, é antigo demais ou foi tentado vezes demais. Peça um novo.',
  'email.declined': 'Este site não aprova esta recuperação.',
  'email.invalid': 'Este não é um endereço de e-mail.',
  'email.full': 'Não é possível adicionar mais endereços de e-mail.',
  'email.tooMany': 'Foram tentativas demais. Tente mais tarde.',
  'email.failed': 'O site não respondeu. Tente novamente.',
};
