import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'Juga saat tidak ada tab yang terbuka',
  'push.help':
    'Lewat pesan push di perangkat ini. Pesan dikirim melalui Google, yang jadi tahu bahwa perangkat ini mengikuti akun ini. Untuk mengaktifkannya, dompet Anda menandatangani proses masuk ke layanan transaksi.',
  'push.confirm': 'Konfirmasi proses masuk di dompet Anda.',
  'push.noService':
    'Browser Anda tidak bisa menjangkau layanan pesan push-nya. Coba lagi nanti, atau di browser lain.',
  'push.failed':
    'Tidak ada yang berubah: layanan transaksi atau dompet Anda tidak merespons. Coba lagi.',
  'push.waits': 'Ada yang menunggu tanda tangan Anda di {account}.',
  'push.changed': 'Ada kabar baru dari {account}.',
};
