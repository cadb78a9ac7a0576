import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{done} daripada {size} selesai',
  'batch.partly': '{done} daripada {size} selesai: dompet anda tidak melaksanakannya sebagai satu',
  'batch.confirmedClaim': 'Disahkan, menurut dompet anda',
  'batch.failedClaim': 'Gagal, menurut dompet anda',
  'batch.elsewhere': 'Menunggu: sambungkan dompet yang menghantarnya',
  'batch.inWallet': 'Sahkan dalam dompet anda',
  'batch.nextInWallet': '{position} daripada {size} dalam dompet anda',
  'batch.onNetwork': '{position} daripada {size} dihantar, menunggu rangkaian',
  'batch.notAtomic':
    'Dompet anda tidak dapat melaksanakan semua ini sebagai satu. Tiada apa-apa dihantar.',
  'batch.capability':
    'Dompet anda tidak menyokong apa yang diperlukan di sini. Tiada apa-apa dihantar.',
  'batch.tooLarge':
    'Ini lebih daripada yang diterima dompet anda sekali gus. Tiada apa-apa dihantar.',
  'batch.upgradeDeclined': 'Anda menolak naik taraf akaun anda. Tiada apa-apa dihantar.',
  'batch.stopped': '{sent} daripada {size} dihantar. Selebihnya tidak dihantar.',
  'batch.nothingSent': 'Tiada apa-apa dihantar.',
  'batch.disconnected': 'Sambungan dompet telah diputuskan.',
  'batch.otherWallet': 'Dompet lain disambungkan sekarang.',
  'batch.otherAccount': 'Akaun lain disambungkan sekarang.',
  'batch.otherNetwork': 'Dompet anda kini berada di rangkaian lain.',
  'batch.unreadable': 'Dompet anda tidak menyatakan akaun dan rangkaian yang digunakan.',
  'batch.unclear': 'Tidak diketahui sama ada ini telah dihantar. Semak dompet anda.',
  'batch.failed': 'Dompet anda tidak menghantarnya.',
  'account.delegated': 'Akaun ini menjalankan kod yang diwakilkan:',
};
