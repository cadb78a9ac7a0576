import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'ما الذي يتغير في الحساب',
  'sim.help': 'حاكتها عقدة الشبكة للتو كما لو نُفّذت الآن. لم يُرسل شيء.',
  'sim.none': 'ستنجح. لا تُبلغ العقدة عن أي تغيّر في الأرصدة.',
  'sim.fails': 'لو نُفّذت الآن لفشلت.',
  'sim.unavailable': 'تعذرت محاكاتها على هذه الشبكة.',
  'sim.too-many': 'هذه استدعاءات أكثر من أن تُحاكى هنا.',
  'sim.units': '{units} من أصغر وحدات {token}',
  'sim.item': 'العنصر {id} من {token}',
  'look.alike': 'العنوان الأول يبدأ وينتهي مثل عنوان تعرفه، وهو الثاني، لكنه غيره. قارن كل حرف.',
  'look.first': {
    zero: 'كل المستلمين معروفون.',
    one: 'مستلم واحد يُدفع له من هذا الحساب لأول مرة، بحسب سجله.',
    two: 'مستلمان يُدفع لهما من هذا الحساب لأول مرة، بحسب سجله.',
    few: '{count} مستلمين يُدفع لهم من هذا الحساب لأول مرة، بحسب سجله.',
    many: '{count} مستلمًا يُدفع لهم من هذا الحساب لأول مرة، بحسب سجله.',
    other: '{count} مستلم يُدفع لهم من هذا الحساب لأول مرة، بحسب سجله.',
  },
};
