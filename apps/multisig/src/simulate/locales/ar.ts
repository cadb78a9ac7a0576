import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'ما الذي يتغير في الحساب',
  'sim.help': 'حاكتها عقدة الشبكة للتو كما لو نُفّذت الآن. لم يُرسل شيء.',
  'sim.none': 'ستنجح. لا تُبلغ العقدة عن أي تغيّر في الأرصدة.',
  'sim.fails': 'لو نُفّذت الآن لفشلت.',
  'sim.ownersNow': 'النتيجة أعلاه للمالكين الحاليين.',
  'sim.outcomeOnly':
    'ستنجح. لا يمكن معرفة ما سيتغير: عقدة هذه الشبكة لا تُبلغ عنه. اعتمد على الاستدعاء كما هو معروض أعلاه.',
  'sim.unavailable':
    'لم تتمكن عقدة هذه الشبكة من محاكاتها: لا يمكن هنا معرفة هل ستنجح وما الذي سيتغير. اعتمد على الاستدعاء كما هو معروض أعلاه.',
  'sim.too-many':
    'هذه استدعاءات أكثر من أن تُحاكى هنا: لا يمكن معرفة ما سيتغير. اعتمد على الاستدعاءات كما هي معروضة أعلاه.',
  'sim.units': '{units} من أصغر وحدات {token}',
  'sim.item': 'العنصر {id} من {token}',
  'against.failed': 'بحسب محاكاة على هذا الجهاز قبل التنفيذ كانت ستنجح. لكنها فشلت.',
  'against.succeeded': 'بحسب محاكاة على هذا الجهاز قبل التنفيذ كانت ستفشل. لكنها نجحت.',
  'against.other': 'ما حدث ليس ما حوكي على هذا الجهاز قبل التنفيذ:',
  'against.change': 'حدث {actual}، وكان المتوقع {expected}',
  'against.nothing': 'لا شيء من {token}',
};
