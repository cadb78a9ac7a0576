import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'إرسال',
  'send.lead': 'إلى عنوان أو اسم. تسألك محفظتك مرة أخرى قبل أن يتحرك أي شيء.',
  'send.needsWallet': 'يتم الإرسال من محفظتك أنت، وبموافقتك فيها.',
  'send.otherAccount':
    'ما أدخلته يخص حسابًا آخر: {account}. هذا النموذج فارغ، وهو للحساب المتصل الآن.',
  'send.submit': 'إرسال',
  'send.manyOwners':
    'التوقيعات اللازمة للدفع من هذا الحساب: {threshold}. اقترح الدفعة على المالكين الآخرين.',
  'send.propose': 'اقتراح دفعة',
  'send.stopWaiting': 'العودة إلى النموذج',
  'send.sent': 'في الطريق.',
  'send.arrived': 'أكدته الشبكة.',
  'send.notThrough': 'لم يتم الإرسال.',
  'send.arrivedLess': 'لم يصل سوى {amount}، وفق سجل الرمز نفسه.',
  'send.follow': 'تابعها في النشاط',
  'send.openProposal': 'افتحها في متعدد التوقيع',
  'send.saveContact': 'حفظ {recipient} في جهات الاتصال',
  'send.failed': 'لم يتم الإرسال.',
  'send.failedHelp': 'لم يضِع شيء: ما أدخلته ما زال هنا.',
  'send.noFunds': 'تحتاج محفظتك إلى أكثر مما يبقى لرسوم الشبكة.',
  'send.lowerAmount': 'تغيير المبلغ إلى {amount}',
  'send.oneByOne': 'الإرسال واحدة تلو الأخرى',
  'send.earlierOpen': 'لا يزال طلب سابق مفتوحًا في محفظتك. ارفضه هناك وإلا فقد يُرسَل أيضًا.',
  'send.sentAlready': 'أُرسلت الدفعة نفسها من هنا للتو. لا ترسلها مرة أخرى إلا إذا كنت تقصد ذلك.',
  'send.otherNetwork': 'محفظتك على شبكة أخرى. بدّل الشبكة ثم حاول مجددًا.',
  'send.cannotTell':
    'لا يمكننا معرفة ما إذا كان المبلغ قد أُرسل. تحقق من محفظتك قبل المحاولة مجددًا.',
  'send.description': 'إرسال {amount} إلى {recipient}',

  'review.title': 'ما الذي سيحدث',
  'review.empty': 'املأ النموذج: يُعرض هنا أولًا ما سيُطلب من محفظتك.',
  'send.phoneElsewhere':
    'هاتفك على شبكة {network} التي لم يسمح بها هنا. تبقى هذه الصفحة على {current}.',
  'review.sentence': 'سترسل {amount} إلى {recipient} على {network}.',
  'review.fee': 'رسوم الشبكة',
  'review.feeLater': 'تُعرف بعد ملء النموذج',
  'review.about': 'نحو',
  'review.paidBy': 'يدفعها {name}',
  'review.byWallet': 'ترسلها أنت بمحفظة أخرى، وهي تدفع الرسوم',
  'review.total': 'المجموع',
  'review.says': 'السبب المذكور: {reason}',
  'review.answersFalse': 'يجيب هذا الرمز بأنه لن يرسل شيئًا. وستُدفع رسوم الشبكة مع ذلك.',
  'review.arrivesLess': 'لن يصل سوى {amount}: هذا الرمز يحتجز جزءًا مما يُرسل.',
  'review.wallet': 'ثم تُفتح محفظتك وتطلب موافقتك.',
};
