import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
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
