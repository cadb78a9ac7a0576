import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Kunci sandi yang bukan pemilik di sini masih menjadi pemilik di: {networks}. Hapus juga di sana.',
  'elsewhere.notOpened':
    'Akun ini belum dibuka di: {networks}. Di sana akun ini milik kunci sandi yang dihapus: jangan kirim apa pun ke sana.',
};
