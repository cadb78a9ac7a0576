import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
