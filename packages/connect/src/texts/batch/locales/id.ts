import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{done} dari {size} selesai',
  'batch.partly':
    '{done} dari {size} selesai: dompet Anda tidak mengeksekusinya sebagai satu kesatuan',
  'batch.confirmedClaim': 'Terkonfirmasi, menurut dompet Anda',
  'batch.failedClaim': 'Gagal, menurut dompet Anda',
  'batch.elsewhere': 'Menunggu: hubungkan dompet yang mengirimnya',
  'batch.inWallet': 'Konfirmasi di dompet Anda',
  'batch.nextInWallet': '{position} dari {size} di dompet Anda',
  'batch.onNetwork': '{position} dari {size} terkirim, menunggu jaringan',
  'batch.notAtomic':
    'Dompet Anda tidak dapat mengeksekusi semua ini sebagai satu kesatuan. Tidak ada yang dikirim.',
  'batch.capability':
    'Dompet Anda tidak mendukung yang dibutuhkan di sini. Tidak ada yang dikirim.',
  'batch.tooLarge':
    'Ini lebih banyak daripada yang diterima dompet Anda sekaligus. Tidak ada yang dikirim.',
  'batch.upgradeDeclined': 'Anda menolak peningkatan akun Anda. Tidak ada yang dikirim.',
  'batch.stopped': '{sent} dari {size} dikirim. Sisanya tidak dikirim.',
  'batch.nothingSent': 'Tidak ada yang dikirim.',
  'batch.disconnected': 'Sambungan dompet diputus.',
  'batch.otherWallet': 'Sekarang dompet lain yang terhubung.',
  'batch.otherAccount': 'Sekarang akun lain yang terhubung.',
  'batch.otherNetwork': 'Dompet Anda sekarang berada di jaringan lain.',
  'batch.unreadable': 'Dompet Anda tidak memberi tahu akun dan jaringan yang digunakan.',
  'batch.unclear': 'Tidak diketahui apakah ini sudah dikirim. Periksa dompet Anda.',
  'batch.failed': 'Dompet Anda tidak mengirimnya.',
  'account.delegated': 'Akun ini menjalankan kode yang didelegasikan:',
};
