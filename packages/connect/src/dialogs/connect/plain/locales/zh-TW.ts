import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': '錢包中沒有需要核准的內容？有些錢包無法同時連線與登入。',
  'plain.connect': '先連接，稍後登入',
};
