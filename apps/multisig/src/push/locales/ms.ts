import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'Juga apabila tiada tab dibuka',
  'push.help':
    'Melalui mesej tolak pada peranti ini. Mesej itu melalui Google, yang akan tahu bahawa peranti ini mengikuti akaun ini. Untuk menghidupkannya, dompet anda menandatangani log masuk ke perkhidmatan transaksi.',
  'push.confirm': 'Sahkan log masuk dalam dompet anda.',
  'push.noService':
    'Pelayar anda tidak dapat menghubungi perkhidmatan mesej tolaknya. Cuba lagi kemudian, atau dalam pelayar lain.',
  'push.failed':
    'Tiada apa yang berubah: perkhidmatan transaksi atau dompet anda tidak memberi respons. Cuba lagi.',
  'push.waits': 'Ada yang menunggu tandatangan anda di {account}.',
  'push.changed': 'Ada berita baharu tentang {account}.',
};
