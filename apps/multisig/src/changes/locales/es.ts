import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Propietario agregado: {owner}',
  'was.ownerRemoved': 'Propietario quitado: {owner}',
  'was.threshold': 'Firmas requeridas',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard de los módulos',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'ninguno',
  'was.nothing': 'La cadena no muestra ningún cambio de configuración en esta transacción.',
};
