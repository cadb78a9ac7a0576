import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Pengelola sandi untuk kunci sandi ini menandatangani dalam bentuk yang tidak diterima kontrak akun: kunci ini tidak akan pernah dapat menandatangani untuk akun. Simpan kunci sandi di tempat lain: di perangkat ini, di ponsel, atau di kunci keamanan.',
  'problem.orphanReported':
    'Kunci sandi “{name}” dibuat dengan sia-sia. Browser Anda diminta menghapusnya.',
  'problem.orphanLeft':
    'Kunci sandi “{name}” dibuat dengan sia-sia. Hapus di pengelola sandi Anda.',
  'problem.busy':
    'Permintaan kunci sandi lain masih terbuka atau menyela. Tutup permintaan itu lalu coba lagi.',
  'problem.late': 'Kunci sandi tidak merespons tepat waktu. Coba lagi.',
  'problem.unverifiable':
    'Perangkat atau pengelola sandi ini tidak dapat memastikan bahwa ini Anda. Atur kunci layar atau PIN, atau simpan kunci sandi di tempat lain: di ponsel atau di kunci keamanan.',
  'problem.keeper':
    'Perangkat Anda atau pengelola sandinya melaporkan kesalahan. Buka kuncinya lalu coba lagi, atau pakai yang lain.',
  'problem.kind':
    'Perangkat atau pengelola sandi ini tidak memiliki jenis kunci sandi yang diperlukan akun. Pakai ponsel atau kunci keamanan.',
};
