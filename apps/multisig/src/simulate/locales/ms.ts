import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Apa yang berubah pada akaun',
  'sim.help':
    'Sebentar tadi disimulasikan oleh nod rangkaian, seolah-olah dilaksanakan sekarang. Tiada apa dihantar.',
  'sim.none': 'Ia akan berjaya. Nod tidak melaporkan perubahan baki.',
  'sim.fails': 'Jika dilaksanakan sekarang, ia akan gagal.',
  'sim.ownersNow': 'Hasil di atas adalah untuk pemilik sekarang.',
  'sim.outcomeOnly':
    'Ia akan berjaya. Apa yang akan berubah tidak dapat diketahui: nod rangkaian ini tidak melaporkannya. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.unavailable':
    'Nod rangkaian ini tidak dapat mensimulasikannya: sama ada ia akan berjaya dan apa yang akan berubah tidak dapat diketahui di sini. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.too-many':
    'Panggilan ini terlalu banyak untuk disimulasikan di sini: apa yang akan berubah tidak dapat diketahui. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.units': '{units} unit terkecil {token}',
  'sim.item': 'item {id} daripada {token}',
  'against.failed':
    'Menurut simulasi pada peranti ini sebelum dilaksanakan, ia akan berjaya. Ia gagal.',
  'against.succeeded':
    'Menurut simulasi pada peranti ini sebelum dilaksanakan, ia akan gagal. Ia berjaya.',
  'against.other': 'Yang berlaku bukan yang disimulasikan pada peranti ini sebelum dilaksanakan:',
  'against.change': '{actual} berlaku, {expected} dijangka',
  'against.nothing': 'tiada {token}',
};
