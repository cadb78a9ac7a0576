import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Nada para aprovar na sua carteira? Algumas não conseguem conectar e entrar de uma vez.',
  'plain.connect': 'Conectar primeiro, entrar depois',
};
