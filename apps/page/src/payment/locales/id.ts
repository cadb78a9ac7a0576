import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'Yang keluar dari akun',
  'leaves.refund': 'paling banyak {amount}, sebagai pengembalian biaya gas',
  'leaves.units': '{units} satuan terkecil {token}',
  'leaves.item': 'item {id} dari {token}',
  'check.loading': 'Sedang diperiksa…',
  'check.unread': 'Baca dan centang peringatan di atas lebih dulu.',
  'check.refused': 'Ini tidak boleh ditandatangani, karena alasan di atas.',
  'check.refund-excessive': 'Pengembalian biaya melebihi biaya gas yang wajar.',
  'check.refund-uncompared': 'Pengembalian biaya tidak dapat dibandingkan dengan biaya gas.',
  'check.recipient-token':
    'Ini alamat kontrak sebuah token. Apa pun yang dikirim ke sana tidak dapat diambil kembali.',
  'check.recipient-zero':
    'Tidak ada yang memegang kunci alamat ini. Apa pun yang dikirim ke sana akan hilang.',
  'check.recipient-burn':
    'Tidak ada yang memegang kunci alamat ini. Apa pun yang dikirim ke sana akan hilang.',
  'check.recipient-other-token':
    'Ini alamat kontrak sebuah token. Apa pun yang dikirim ke sana tidak dapat diambil kembali.',
  'check.recipient-self': 'Ini alamat Anda sendiri.',
  'check.recipient-alike':
    'Alamat pertama berawal dan berakhir seperti alamat yang Anda kenal, yang kedua, tetapi berbeda. Bandingkan setiap karakter.',
  'check.recipient-new': {
    other: 'Menurut riwayat, akun ini membayar {count} penerima untuk pertama kali.',
  },
  'check.recipient-unread': 'Tidak dapat dibaca apakah penerima ini pernah dibayar.',
  'check.recipient-twice': 'Penerima yang sama tercantum lebih dari sekali.',
  'check.name-mixed':
    'Nama ini mencampur huruf dari abjad berbeda dan bisa meniru nama lain. Periksa alamatnya.',
  'check.code-missing':
    'Tidak ada kontrak di alamat ini: panggilan tidak akan melakukan apa pun, tetapi tetap dianggap selesai.',
  'check.code-expected':
    'Belum ada kontrak di alamat ini. Jika tidak dibuat lebih dulu, panggilan tidak melakukan apa pun.',
  'check.code-unread': 'Tidak dapat dibaca apakah ada kontrak di alamat ini.',
  'check.power-without-code':
    'Tidak ada kontrak di alamat ini. Alamat ini tidak boleh berkuasa atas akun.',
  'check.power-of-token': 'Alamat ini adalah token. Alamat ini tidak boleh berkuasa atas akun.',
  'check.power-unread':
    'Isi alamat ini tidak dapat dibaca. Sebelum itu, alamat ini tidak boleh berkuasa atas akun.',
  'check.power-unpublished':
    'Safe tidak menerbitkan kontrak ini. Kontrak ini akan berkuasa atas akun: tanda tangani hanya jika Anda tahu siapa penulisnya.',
  'check.token-imitates':
    'Token yang tidak terdaftar di sini menamai diri {symbol}, seperti token terdaftar. Bandingkan alamatnya.',
  'check.token-unread': 'Token ini tidak dapat dibaca. Jumlahnya dalam satuan terkecil.',
  'check.token-decimals':
    'Kontrak token ini memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'check.balance-short': 'Akun memiliki kurang dari yang akan keluar.',
  'check.balance-unread': 'Saldo tidak dapat dibaca.',
  'check.limit-exceeded': 'Ini melebihi sisa batas.',
  'check.limit-unread': 'Sisa batas tidak dapat dibaca.',
};
