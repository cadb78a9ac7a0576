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
  'next.sign': {
    one: 'Falta {count} assinatura, de qualquer um destes proprietários:',
    many: 'Faltam {count} assinaturas, de quaisquer destes proprietários:',
    other: 'Faltam {count} assinaturas, de quaisquer destes proprietários:',
  },
  'next.execute':
    'Proprietários suficientes assinaram: qualquer pessoa pode executá-la agora, abaixo.',
  'next.share': 'Envie este link a eles: ele abre esta transação.',
  'create.link': 'Criar uma conta multisig',
  'create.open': 'Abrir em outra rede',
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
