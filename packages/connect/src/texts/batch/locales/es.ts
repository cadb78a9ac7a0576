import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{done} de {size} listas',
  'batch.partly': '{done} de {size} listas: tu billetera no las ejecutó como una sola',
  'batch.confirmedClaim': 'Confirmada, según tu billetera',
  'batch.failedClaim': 'Fallida, según tu billetera',
  'batch.elsewhere': 'Pendiente: conecta la billetera con la que se envió',
  'batch.inWallet': 'Confirma en tu billetera',
  'batch.nextInWallet': '{position} de {size} en tu billetera',
  'batch.onNetwork': '{position} de {size} enviadas, esperando a la red',
  'batch.notAtomic':
    'Tu billetera no puede ejecutar todo esto como una sola operación. No se envió nada.',
  'batch.capability': 'Tu billetera no admite lo que esto necesita. No se envió nada.',
  'batch.tooLarge': 'Esto es más de lo que tu billetera acepta de una vez. No se envió nada.',
  'batch.upgradeDeclined': 'Rechazaste la actualización de tu cuenta. No se envió nada.',
  'batch.stopped': '{sent} de {size} enviadas. El resto no se envió.',
  'batch.nothingSent': 'No se envió nada.',
  'batch.disconnected': 'La billetera se desconectó.',
  'batch.otherWallet': 'Ahora hay otra billetera conectada.',
  'batch.otherAccount': 'Ahora hay otra cuenta conectada.',
  'batch.otherNetwork': 'Tu billetera está ahora en otra red.',
  'batch.unreadable': 'Tu billetera no indicó qué cuenta y qué red usa.',
  'batch.unclear': 'No sabemos si esto se envió. Revisa tu billetera.',
  'batch.failed': 'Tu billetera no lo envió.',
  'account.delegated': 'Esta cuenta ejecuta código delegado:',
};
