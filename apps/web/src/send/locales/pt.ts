import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
