import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Apa yang berubah pada akun',
  'sim.help':
    'Baru saja disimulasikan oleh node jaringan, seolah dieksekusi sekarang. Tidak ada yang dikirim.',
  'sim.none': 'Ini akan berhasil. Node tidak melaporkan perubahan saldo.',
  'sim.fails': 'Jika dieksekusi sekarang, ini akan gagal.',
  'sim.unavailable': 'Tidak dapat disimulasikan di jaringan ini.',
  'sim.too-many': 'Terlalu banyak panggilan untuk disimulasikan di sini.',
  'sim.units': '{units} satuan terkecil {token}',
  'sim.item': 'item {id} dari {token}',
  'look.alike':
    'Alamat pertama berawal dan berakhir seperti alamat yang Anda kenal, yang kedua, tetapi berbeda. Bandingkan setiap karakter.',
  'look.first': {
    other: 'Menurut riwayat, akun ini membayar {count} penerima untuk pertama kali.',
  },
};
