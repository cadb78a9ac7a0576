import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'أيضًا عندما لا تكون أي علامة تبويب مفتوحة',
  'push.help':
    'برسائل فورية على هذا الجهاز. تمر عبر Google التي تعرف بذلك أنه يتابع هذا الحساب. لتفعيلها، تسجّل دخولك في خدمة المعاملات بتوقيع من محفظتك.',
  'push.confirm': 'أكّد تسجيل الدخول في محفظتك.',
  'push.noService':
    'لم يتمكن متصفحك من الوصول إلى خدمة الرسائل الفورية. أعد المحاولة لاحقًا، أو في متصفح آخر.',
  'push.failed': 'لم يتغير شيء: لم تستجب خدمة المعاملات أو محفظتك. أعد المحاولة.',
  'push.waits': 'شيء من {account} ينتظر توقيعك.',
  'push.changed': 'هناك جديد في {account}.',
};
