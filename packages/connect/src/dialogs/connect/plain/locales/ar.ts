import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': 'لا شيء للموافقة عليه في محفظتك؟ بعض المحافظ لا تستطيع الاتصال وتسجيل الدخول معًا.',
  'plain.connect': 'اتصل أولًا وسجّل الدخول لاحقًا',
};
