import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Pengurus kata laluan bagi kunci laluan ini menandatangani dalam bentuk yang tidak diterima oleh kontrak akaun: kunci ini tidak akan dapat menandatangani untuk akaun. Simpan kunci laluan di tempat lain: pada peranti ini, telefon atau kunci keselamatan.',
  'problem.orphanReported':
    'Kunci laluan “{name}” dicipta dengan sia-sia. Pelayar anda telah diminta mengalih keluarnya.',
  'problem.orphanLeft':
    'Kunci laluan “{name}” dicipta dengan sia-sia. Padamkannya dalam pengurus kata laluan anda.',
  'problem.busy':
    'Satu lagi permintaan kunci laluan masih terbuka atau mencelah. Tutup permintaan itu dan cuba lagi.',
  'problem.late': 'Kunci laluan tidak memberi respons pada masanya. Cuba lagi.',
  'problem.unverifiable':
    'Peranti atau pengurus kata laluan ini tidak dapat mengesahkan bahawa ini anda. Tetapkan kunci skrin atau PIN, atau simpan kunci laluan di tempat lain: pada telefon atau kunci keselamatan.',
  'problem.keeper':
    'Peranti anda atau pengurus kata laluannya melaporkan ralat. Buka kuncinya dan cuba lagi, atau gunakan yang lain.',
  'problem.kind':
    'Peranti atau pengurus kata laluan ini tidak mempunyai jenis kunci laluan yang diperlukan oleh akaun. Gunakan telefon atau kunci keselamatan.',
};
