import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    '¿No hay nada que aprobar en tu billetera? Algunas no pueden conectarse e iniciar sesión a la vez.',
  'plain.connect': 'Conectar primero, iniciar sesión después',
};
