import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{done} de {size} concluídas',
  'batch.partly': '{done} de {size} concluídas: sua carteira não executou tudo de uma só vez',
  'batch.confirmedClaim': 'Confirmada, segundo sua carteira',
  'batch.failedClaim': 'Falhou, segundo sua carteira',
  'batch.elsewhere': 'Pendente: conecte a carteira que fez o envio',
  'batch.inWallet': 'Confirme na sua carteira',
  'batch.nextInWallet': '{position} de {size} na sua carteira',
  'batch.onNetwork': '{position} de {size} enviadas, aguardando a rede',
  'batch.notAtomic':
    'Sua carteira não consegue executar tudo isto de uma só vez. Nada foi enviado.',
  'batch.capability': 'Sua carteira não oferece o que isto exige. Nada foi enviado.',
  'batch.tooLarge': 'Isto é mais do que sua carteira aceita de uma vez. Nada foi enviado.',
  'batch.upgradeDeclined': 'Você recusou a atualização da sua conta. Nada foi enviado.',
  'batch.stopped': '{sent} de {size} enviadas. O restante não foi enviado.',
  'batch.nothingSent': 'Nada foi enviado.',
  'batch.disconnected': 'A carteira foi desconectada.',
  'batch.otherWallet': 'Agora há outra carteira conectada.',
  'batch.otherAccount': 'Agora há outra conta conectada.',
  'batch.otherNetwork': 'Sua carteira agora está em outra rede.',
  'batch.unreadable': 'Sua carteira não informou qual conta e qual rede está usando.',
  'batch.unclear': 'Não sabemos se isto foi enviado. Verifique sua carteira.',
  'batch.failed': 'Sua carteira não fez o envio.',
  'account.delegated': 'Esta conta executa código delegado:',
};
