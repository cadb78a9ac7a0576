import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'متصلة',
  'network.rejected': 'رفضتَ التبديل إلى {network} في محفظتك.',
  'network.timeout': 'لم يصل أي رد. بدّل إلى {network} من محفظتك.',
  'network.unsupported': 'لا تستطيع محفظتك التبديل من هنا. بدّل إلى {network} من محفظتك.',
  'network.wrong': 'محفظتك على شبكة لا يدعمها هذا الموقع. بدّل إلى شبكة أدناه أو اقطع الاتصال.',
  'network.outside':
    'هاتفك على شبكة {network} التي لم يسمح بها هنا. تبقى هذه الصفحة على {current}.',
  'network.testnet': 'شبكة اختبار',
};
