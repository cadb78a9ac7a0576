import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': '錢包中沒有需要批准的內容？有些錢包無法同時連接和登入。',
  'plain.connect': '先連接，稍後登入',
};
