import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: ha empezado una recuperación de tu cuenta',
  started: 'Ha empezado una recuperación de la cuenta {account} en {network}.',
  runningSubject: '{app}: hay una recuperación de tu cuenta en curso',
  running: 'Hay una recuperación de la cuenta {account} en {network} en curso.',
  changes: 'A partir del {date} UTC, todos sus propietarios se reemplazan por:',
  stop: 'Si no fuiste tú, detenla antes de esa fecha:',
  touch:
    'Conecta la cuenta y toca «Detenerla». Basta un toque, y cualquier billetera puede pagarlo.',
  without:
    'Sin este sitio: llama a cancelRecovery() en el módulo de recuperación, con la cuenta, en cualquier billetera.',
  mine: 'Si fuiste tú, no hay nada que hacer.',
  finishedSubject: '{app}: terminó una recuperación de tu cuenta',
  finished:
    'Terminó una recuperación de la cuenta {account} en {network}: se reemplazaron todos sus propietarios.',
  cancelledSubject: '{app}: se detuvo una recuperación de tu cuenta',
  cancelled:
    'Se detuvo una recuperación de la cuenta {account} en {network}. Sus propietarios siguen.',
  again: 'Sus guardianes pueden iniciar otra: si no confías en ellos, cámbialos.',
  contactsSubject: '{app}: cambian los correos de tu cuenta',
  contacts: 'Cambian los correos a los que {app} escribe por la cuenta {account}.',
  delay: 'Un correo nuevo recibe códigos, y uno quitado deja de recibirlos, a los siete días.',
  notYou:
    'Si no fuiste tú, alguien inició sesión con tu cuenta: deshazlo allí y cierra todas las sesiones.',
  codeSubject: '{app}: código para una nueva clave',
  code: 'Con este código, {app} aprueba, como uno de los guardianes, una nueva clave para la cuenta',
  newKey: 'La nueva clave en {network} es',
  rules:
    'Vale 10 minutos. Ingrésalo solo en la página donde lo pediste y no se lo digas a nadie: nadie de {app} te lo pedirá. Si no lo pediste, no hagas nada.',
};
