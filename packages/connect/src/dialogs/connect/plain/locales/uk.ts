import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'У гаманці нема чого підтверджувати? Деякі не вміють підключатися й входити водночас.',
  'plain.connect': 'Спершу підключити, увійти пізніше',
};
