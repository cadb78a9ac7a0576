import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Cüzdanınızda onaylanacak bir şey yok mu? Bazıları aynı anda bağlanıp giriş yapamaz.',
  'plain.connect': 'Önce bağlan, sonra giriş yap',
};
