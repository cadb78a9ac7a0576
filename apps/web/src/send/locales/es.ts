import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Enviar',
  'send.lead':
    'A una dirección o a un nombre. Tu billetera te preguntará una vez más antes de mover nada.',
  'send.needsWallet': 'Los envíos salen de tu propia billetera y los apruebas en ella.',
  'send.otherAccount':
    'Lo que habías rellenado es para otra cuenta: {account}. Este formulario está vacío y es para la cuenta conectada ahora.',
  'send.submit': 'Enviar',
  'send.manyOwners':
    'Firmas necesarias para un pago desde esta cuenta: {threshold}. Propónselo a los demás propietarios.',
  'send.propose': 'Proponer un pago',
  'send.stopWaiting': 'Volver al formulario',
  'send.sent': 'En camino.',
  'send.arrived': 'Confirmado por la red.',
  'send.notThrough': 'No se completó.',
  'send.arrivedLess': 'Solo llegaron {amount}, según el registro del propio token.',
  'send.follow': 'Seguir en Actividad',
  'send.openProposal': 'Abrir en Multifirma',
  'send.saveContact': 'Guardar {recipient} en contactos',
  'send.failed': 'No se envió.',
  'send.failedHelp': 'No se perdió nada: lo que escribiste sigue aquí.',
  'send.noFunds': 'Tu billetera necesita más para la comisión de red de lo que queda.',
  'send.lowerAmount': 'Bajar a {amount}',
  'send.oneByOne': 'Enviar de a una',
  'send.earlierOpen':
    'Una solicitud anterior sigue abierta en tu billetera. Recházala allí o podría enviarse también.',
  'send.sentAlready':
    'El mismo pago se acaba de enviar desde aquí. Envíalo otra vez solo si es lo que quieres.',
  'send.otherNetwork': 'Tu billetera está en otra red. Cámbiala y vuelve a intentarlo.',
  'send.cannotTell': 'No sabemos si se envió. Revisa tu billetera antes de volver a intentarlo.',
  'send.description': 'Envío de {amount} a {recipient}',

  'review.title': 'Qué va a pasar',
  'review.empty': 'Completa el formulario: aquí verás primero lo que se le pedirá a tu billetera.',
  'send.phoneElsewhere':
    'Tu teléfono está en {network}, una red que no ha permitido aquí. Esta página sigue en {current}.',
  'review.sentence': 'Envías {amount} a {recipient} en la red {network}.',
  'review.fee': 'Comisión de red',
  'review.feeLater': 'Se conocerá al completar el formulario',
  'review.about': 'Aprox.',
  'review.paidBy': 'La paga {name}',
  'review.byWallet': 'La envías con otra billetera, que paga la comisión',
  'review.total': 'Total',
  'review.says': 'Motivo indicado: {reason}',
  'review.answersFalse':
    'Este token responde que no enviaría nada. La comisión de red se gasta igualmente.',
  'review.arrivesLess': 'Solo llegarían {amount}: este token retiene una parte de lo que se envía.',
  'review.wallet': 'Después se abre tu billetera y te pide tu aprobación.',
};
