import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': 'اكتمل {done} من {size}',
  'batch.partly': 'اكتمل {done} من {size}: لم تنفّذها محفظتك كعملية واحدة',
  'batch.confirmedClaim': 'مؤكدة حسب محفظتك',
  'batch.failedClaim': 'فشلت حسب محفظتك',
  'batch.elsewhere': 'معلّقة: اربط المحفظة التي أُرسلت منها',
  'batch.inWallet': 'أكّد في محفظتك',
  'batch.nextInWallet': '{position} من {size} في محفظتك',
  'batch.onNetwork': 'أُرسلت {position} من {size}، بانتظار الشبكة',
  'batch.notAtomic': 'لا تستطيع محفظتك تنفيذ كل ذلك كعملية واحدة. لم يُرسل شيء.',
  'batch.capability': 'لا تدعم محفظتك ما يلزم لذلك. لم يُرسل شيء.',
  'batch.tooLarge': 'هذا أكثر مما تقبله محفظتك دفعة واحدة. لم يُرسل شيء.',
  'batch.upgradeDeclined': 'رفضت ترقية حسابك. لم يُرسل شيء.',
  'batch.stopped': 'أُرسلت {sent} من {size}. لم يُرسل الباقي.',
  'batch.nothingSent': 'لم يُرسل شيء.',
  'batch.disconnected': 'قُطع اتصال المحفظة.',
  'batch.otherWallet': 'هناك محفظة أخرى متصلة الآن.',
  'batch.otherAccount': 'هناك حساب آخر متصل الآن.',
  'batch.otherNetwork': 'محفظتك على شبكة أخرى الآن.',
  'batch.unreadable': 'لم تُفصح محفظتك عن الحساب والشبكة المستخدمَين.',
  'batch.unclear': 'لا يمكننا معرفة ما إذا كان قد أُرسل. تحقّق من محفظتك.',
  'batch.failed': 'لم ترسله محفظتك.',
  'account.delegated': 'يشغّل هذا الحساب شيفرة مفوَّضة:',
};
