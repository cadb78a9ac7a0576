import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
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
