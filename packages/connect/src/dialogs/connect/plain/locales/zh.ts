import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': '钱包中没有需要批准的内容？有些钱包无法同时连接和登录。',
  'plain.connect': '先连接，稍后登录',
};
