import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'Hiçbir sekme açık değilken de',
  'push.help':
    'Bu cihaza anlık bildirim mesajlarıyla. Mesajlar Google üzerinden gelir; Google cihazın bu hesabı izlediğini öğrenir. Açmak için cüzdanınız işlem servisine girişinizi imzalar.',
  'push.confirm': 'Girişi cüzdanınızda onaylayın.',
  'push.noService':
    'Tarayıcınız anlık bildirim mesajı servisine ulaşamadı. Daha sonra ya da başka bir tarayıcıda deneyin.',
  'push.failed':
    'Hiçbir şey değişmedi: işlem servisi ya da cüzdanınız yanıt vermedi. Tekrar deneyin.',
  'push.waits': '{account} hesabında bir şey imzanızı bekliyor.',
  'push.changed': '{account} hesabında yenilik var.',
};
