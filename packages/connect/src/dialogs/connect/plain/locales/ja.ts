import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'ウォレットに承認の画面が出ませんか？接続とサインインを同時に行えないウォレットもあります。',
  'plain.connect': '先に接続し、後でサインイン',
};
