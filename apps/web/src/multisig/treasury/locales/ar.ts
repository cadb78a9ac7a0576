import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'دفع لكثيرين دفعة واحدة (CSV)',
  'payments.single': 'إدخال المدفوعات واحدة تلو الأخرى',
  'nonce.choose': 'Nonce رقم {nonce}: اختر غيره',
  'nonce.free': 'أول nonce متاح، بعد كل ما ينتظر.',
  'nonce.replaces': 'لمعاملة منتظرة هذا الـ nonce. ما إن تُنفَّذ إحداها حتى تبطل الأخريات.',
  'nonce.gap': 'الـ nonce رقم {missing} مفقود: لا يمكن تنفيذ هذه قبله.',
  'nonce.used': 'الحساب عند nonce رقم {next} بالفعل.',
  'nonce.not-a-number': 'أدخل عددًا صحيحًا ابتداءً من {next}.',
  'nonce.replace': 'اقترح استدعاءً آخر مكانها',
  'takes.nonce': 'يأخذ هذا الاقتراح الـ nonce رقم {nonce}.',
  'takes.used': 'لقد استُهلك: لا يمكن تنفيذ هذا أبدًا. اختر غيره عند المراجعة.',
  'gap.one': 'الـ nonce رقم {nonce} مفقود.',
  'gap.several': 'الـ nonce من {first} إلى {last} مفقودة.',
  'gap.help': 'لا يمكن تنفيذ أي شيء أدناه قبلها.',
  'gap.fill': 'اقترح معاملة بالـ nonce رقم {nonce}',
  'delete.help':
    'يزيلها هذا من خدمة المعاملات فقط. من احتفظ بتوقيعاتها يستطيع تنفيذها: للتأكد، ارفضها.',
  'next.sign': {
    zero: 'لا يلزم مزيد من التوقيعات.',
    one: 'يلزم توقيع واحد بعد، من أيٍّ من هؤلاء المالكين:',
    two: 'يلزم توقيعان بعد، من أيٍّ من هؤلاء المالكين:',
    few: 'تلزم {count} توقيعات بعد، من أيٍّ من هؤلاء المالكين:',
    many: 'يلزم {count} توقيعًا بعد، من أيٍّ من هؤلاء المالكين:',
    other: 'يلزم {count} توقيع بعد، من أيٍّ من هؤلاء المالكين:',
  },
  'next.execute': 'وقّع عدد كافٍ من المالكين: يمكن لأي شخص تنفيذها الآن، أدناه.',
  'next.share': 'أرسل إليهم هذا الرابط: يفتح هذه المعاملة.',
  'create.link': 'إنشاء حساب متعدد التوقيع',
  'create.open': 'فتح على شبكة أخرى',
};
