import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Apa yang berubah pada akun',
  'sim.help':
    'Baru saja disimulasikan oleh node jaringan, seolah dieksekusi sekarang. Tidak ada yang dikirim.',
  'sim.none': 'Ini akan berhasil. Node tidak melaporkan perubahan saldo.',
  'sim.fails': 'Jika dieksekusi sekarang, ini akan gagal.',
  'sim.ownersNow': 'Hasil di atas berlaku untuk pemilik saat ini.',
  'sim.outcomeOnly':
    'Ini akan berhasil. Yang akan berubah tidak dapat diketahui: node jaringan ini tidak melaporkannya. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.unavailable':
    'Node jaringan ini tidak dapat menyimulasikannya: apakah akan berhasil dan apa yang akan berubah tidak dapat diketahui di sini. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.too-many':
    'Panggilan ini terlalu banyak untuk disimulasikan di sini: yang akan berubah tidak dapat diketahui. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.units': '{units} satuan terkecil {token}',
  'sim.item': 'item {id} dari {token}',
  'against.failed':
    'Menurut simulasi di perangkat ini sebelum dieksekusi, ini akan berhasil. Ternyata gagal.',
  'against.succeeded':
    'Menurut simulasi di perangkat ini sebelum dieksekusi, ini akan gagal. Ternyata berhasil.',
  'against.other': 'Yang terjadi bukan yang disimulasikan di perangkat ini sebelum dieksekusi:',
  'against.change': 'Terjadi {actual}, yang diharapkan {expected}',
  'against.nothing': 'tidak ada {token}',
};
