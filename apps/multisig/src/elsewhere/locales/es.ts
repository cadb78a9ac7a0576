import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Una llave de acceso que aquí no es propietaria todavía lo es en: {networks}. Elimínala también allí.',
  'elsewhere.notOpened':
    'Esta cuenta aún no está abierta en: {networks}. Allí pertenece a la llave de acceso eliminada: no le envíes nada.',
};
