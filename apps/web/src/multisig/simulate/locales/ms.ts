import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Apa yang berubah pada akaun',
  'sim.help':
    'Sebentar tadi disimulasikan oleh nod rangkaian, seolah-olah dilaksanakan sekarang. Tiada apa dihantar.',
  'sim.none': 'Ia akan berjaya. Nod tidak melaporkan perubahan baki.',
  'sim.fails': 'Jika dilaksanakan sekarang, ia akan gagal.',
  'sim.unavailable': 'Tidak dapat disimulasikan di rangkaian ini.',
  'sim.too-many': 'Terlalu banyak panggilan untuk disimulasikan di sini.',
  'sim.units': '{units} unit terkecil {token}',
  'sim.item': 'item {id} daripada {token}',
  'look.alike':
    'Alamat pertama bermula dan berakhir seperti alamat yang anda kenal, yang kedua, tetapi ia lain. Bandingkan setiap aksara.',
  'look.first': {
    other: 'Menurut sejarahnya, akaun ini membayar {count} penerima buat kali pertama.',
  },
};
