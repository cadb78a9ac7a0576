import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'También cuando no haya ninguna pestaña abierta',
  'push.help':
    'Con mensajes push en este dispositivo. Llegan a través de Google, que así sabe que sigue esta cuenta. Para activarlo, tu billetera firma tu inicio de sesión en el servicio de transacciones.',
  'push.confirm': 'Confirma el inicio de sesión en tu billetera.',
  'push.noService':
    'Tu navegador no pudo conectar con su servicio de mensajes push. Vuelve a intentarlo más tarde o en otro navegador.',
  'push.failed':
    'No se cambió nada: el servicio de transacciones o tu billetera no respondió. Vuelve a intentarlo.',
  'push.waits': 'Algo de {account} espera tu firma.',
  'push.changed': 'Hay novedades de {account}.',
};
