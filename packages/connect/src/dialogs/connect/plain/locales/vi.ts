import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Không có gì để chấp thuận trong ví? Một số ví không thể kết nối và đăng nhập cùng lúc.',
  'plain.connect': 'Kết nối trước, đăng nhập sau',
};
