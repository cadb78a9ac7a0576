import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'El gestor de contraseñas de esta llave de acceso firma de una forma que los contratos de la cuenta no aceptan: nunca podría firmar por la cuenta. Guarda la llave en otro lugar: en este dispositivo, en un teléfono o en una llave de seguridad.',
  'problem.orphanReported':
    'La llave de acceso «{name}» se creó en vano. Se pidió a tu navegador que la quite.',
  'problem.orphanLeft':
    'La llave de acceso «{name}» se creó en vano. Elimínala en tu gestor de contraseñas.',
  'problem.busy':
    'Otra solicitud de llave de acceso sigue abierta o se interpuso. Ciérrala y vuelve a intentarlo.',
  'problem.late': 'La llave de acceso no respondió a tiempo. Vuelve a intentarlo.',
  'problem.unverifiable':
    'Este dispositivo o gestor de contraseñas no puede comprobar que eres tú. Configura un bloqueo de pantalla o un PIN, o guarda la llave en otro lugar: en un teléfono o en una llave de seguridad.',
  'problem.keeper':
    'Tu dispositivo o su gestor de contraseñas informó un error. Desbloquéalo y vuelve a intentarlo, o usa otro.',
  'problem.kind':
    'Este dispositivo o gestor de contraseñas no tiene el tipo de llave de acceso que necesita una cuenta. Usa un teléfono o una llave de seguridad.',
};
