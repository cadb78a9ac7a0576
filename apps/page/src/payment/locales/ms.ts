import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'Yang keluar dari akaun',
  'leaves.refund': 'paling banyak {amount}, sebagai bayaran balik gas',
  'leaves.units': '{units} unit terkecil {token}',
  'leaves.item': 'item {id} daripada {token}',
  'check.loading': 'Sedang disemak…',
  'check.unread': 'Baca dan tandakan amaran di atas dahulu.',
  'check.refused': 'Ini tidak boleh ditandatangani, atas sebab di atas.',
  'check.refund-excessive': 'Bayaran balik melebihi kos gas yang munasabah.',
  'check.refund-uncompared': 'Bayaran balik tidak dapat dibandingkan dengan kos gas.',
  'check.recipient-token':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'check.recipient-zero':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',
  'check.recipient-burn':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',
  'check.recipient-other-token':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'check.recipient-self': 'Ini dihantar ke alamat anda sendiri.',
  'check.recipient-alike':
    'Alamat pertama bermula dan berakhir seperti alamat yang anda kenal, yang kedua, tetapi ia lain. Bandingkan setiap aksara.',
  'check.recipient-new': {
    other: 'Menurut sejarahnya, akaun ini membayar {count} penerima buat kali pertama.',
  },
  'check.recipient-unread': 'Tidak dapat dibaca sama ada penerima ini pernah dibayar.',
  'check.recipient-twice': 'Penerima yang sama disebut lebih daripada sekali.',
  'check.name-mixed':
    'Nama ini mencampurkan huruf daripada abjad yang berbeza dan mungkin meniru nama lain. Semak alamatnya.',
  'check.code-missing':
    'Tiada kontrak di alamat ini: panggilan tidak akan melakukan apa-apa, namun dikira selesai.',
  'check.code-expected':
    'Belum ada kontrak di alamat ini. Jika tidak dibuat dahulu, panggilan tidak melakukan apa-apa.',
  'check.code-unread': 'Tidak dapat dibaca sama ada terdapat kontrak di alamat ini.',
  'check.power-without-code': 'Tiada kontrak di alamat ini. Ia tidak boleh berkuasa atas akaun.',
  'check.power-of-token': 'Alamat ini ialah token. Ia tidak boleh berkuasa atas akaun.',
  'check.power-unread':
    'Kandungan alamat ini tidak dapat dibaca. Sebelum itu, ia tidak boleh berkuasa atas akaun.',
  'check.power-unpublished':
    'Safe tidak menerbitkan kontrak ini. Ia akan berkuasa atas akaun: tandatangani hanya jika anda tahu siapa penulisnya.',
  'check.token-imitates':
    'Token yang tidak tersenarai di sini menamakan dirinya {symbol}, seperti token tersenarai. Bandingkan alamatnya.',
  'check.token-unread': 'Token ini tidak dapat dibaca. Jumlahnya dalam unit terkecil.',
  'check.token-decimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'check.balance-short': 'Akaun mempunyai kurang daripada yang akan keluar.',
  'check.balance-unread': 'Baki tidak dapat dibaca.',
  'check.limit-exceeded': 'Ini melebihi baki had.',
  'check.limit-unread': 'Baki had tidak dapat dibaca.',
};
