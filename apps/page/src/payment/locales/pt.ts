import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'O que sai da conta',
  'leaves.refund': 'no máximo {amount}, como reembolso de gás',
  'leaves.units': '{units} unidades mínimas de {token}',
  'leaves.item': 'item {id} de {token}',
  'check.loading': 'Verificando…',
  'check.unread': 'Leia e marque primeiro os avisos acima.',
  'check.refused': 'Isto não pode ser assinado, pelos motivos acima.',
  'check.refund-excessive': 'O reembolso é maior do que o gás pode razoavelmente custar.',
  'check.refund-uncompared': 'Não foi possível comparar o reembolso com o custo do gás.',
  'check.recipient-token':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'check.recipient-zero':
    'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',
  'check.recipient-burn':
    'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',
  'check.recipient-other-token':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'check.recipient-self': 'Este é o seu próprio endereço.',
  'check.recipient-alike':
    'O primeiro endereço começa e termina como um que você conhece, o segundo, mas é outro. Compare cada caractere.',
  'check.recipient-new': {
    one: 'Segundo o histórico, esta conta paga a {count} destinatário pela primeira vez.',
    many: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
    other: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
  },
  'check.recipient-unread': 'Não foi possível ler se estes destinatários já foram pagos antes.',
  'check.recipient-twice': 'O mesmo destinatário aparece mais de uma vez.',
  'check.name-mixed':
    'Este nome mistura letras de alfabetos diferentes e pode imitar outro. Confira o endereço.',
  'check.code-missing':
    'Não há contrato neste endereço: a chamada não faria nada e ainda assim contaria como feita.',
  'check.code-expected':
    'Ainda não há contrato neste endereço. Se não for criado antes, a chamada não faz nada.',
  'check.code-unread': 'Não foi possível ler se há um contrato neste endereço.',
  'check.power-without-code':
    'Não há contrato neste endereço. Ele não pode ter poder sobre a conta.',
  'check.power-of-token': 'Este endereço é um token. Ele não pode ter poder sobre a conta.',
  'check.power-unread':
    'Não foi possível ler o que há neste endereço. Até lá, ele não pode ter poder sobre a conta.',
  'check.power-unpublished':
    'A Safe não publicou este contrato. Ele teria poder sobre a conta: assine só se souber quem o escreveu.',
  'check.token-imitates':
    'Um token que não está na lista chama-se {symbol}, como um que está. Compare o endereço.',
  'check.token-unread':
    'Não foi possível ler o que é este token. Os valores estão em unidades mínimas.',
  'check.token-decimals':
    'O contrato deste token informa um número de casas decimais que nenhum valor pode ter.',
  'check.balance-short': 'A conta tem menos do que sairia.',
  'check.balance-unread': 'Não foi possível ler o saldo.',
  'check.limit-exceeded': 'É mais do que resta do teto.',
  'check.limit-unread': 'Não foi possível ler quanto resta do teto.',
};
