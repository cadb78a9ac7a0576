import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Tabel pembayaran',
  'csv.help':
    'Kolom: token, penerima, jumlah, catatan. Tempel dari spreadsheet, atau lepaskan berkas CSV di sini.',
  'csv.cells':
    'Token: simbol atau alamat kontrak, kosong untuk {symbol}. Penerima: alamat, nama, atau kontak.',
  'csv.file': 'Pilih berkas',
  'csv.empty': 'Tempel setidaknya satu pembayaran.',
  'csv.unknownHeader':
    'Baris pertama tampak seperti judul kolom, tetapi nama-nama ini tidak dikenal di sini. Gunakan nama yang disebutkan untuk isian ini.',
  'csv.tooMany': 'Satu batch memuat {most} pembayaran.',
  'csv.tooManyTokens': 'Satu tabel memuat {most} token yang berbeda.',
  'csv.tooLarge': 'Berkas ini terlalu besar.',
  'csv.notText': 'Berkas ini bukan teks biasa. Simpan sebagai CSV (UTF-8).',
  'csv.checking': 'Memeriksa setiap baris…',
  'csv.right': { other: '{count} pembayaran siap' },
  'csv.leftOut': { other: '{count} baris dilewati.' },
  'csv.restore': 'Kembalikan',
  'csv.first': 'Perbaiki baris yang disebut di atas, atau lewati.',
  'csv.faults': { other: '{count} baris belum benar' },
  'csv.leaveOutAll': 'Lewati semua ini',
  'csv.leaveOut': 'Lewati',
  'csv.leaveOutRow': 'Lewati baris {row}',
  'csv.row': 'Baris {row}',
  'csv.totals': 'Jumlah per token',
  'csv.read': 'Seperti yang dibaca',
  'csv.ignored': 'Tidak digunakan: {columns}.',
  'csv.contradiction':
    'Kolom “{first}” dan “{second}” berbeda di baris {row}. Hapus salah satunya.',
  'csv.payments': { other: '{count} pembayaran' },
  'csv.balance': 'Akun memiliki {amount}',
  'csv.unlisted':
    'Situs ini tidak mencantumkan {token}. Simbol dan desimalnya berasal dari kontraknya sendiri. Bandingkan alamatnya:',
  'csv.repeated': { other: '{count} baris membayar hal yang sama lagi. Pastikan ini disengaja.' },
  'csv.gas':
    'Pembayaran sebanyak ini mungkin butuh gas lebih dari batas satu transaksi. Pertimbangkan beberapa usulan.',
  'csvFault.quotes': 'Ada tanda kutip yang tidak ditutup.',
  'csvFault.columns': 'Baris ini memiliki sel lebih banyak daripada kolom.',
  'csvFault.collectible': 'Tabel hanya dapat membayar koin jaringan dan token ERC-20.',
  'csvFault.unknown-token':
    'Tidak ada token dengan simbol ini di sini. Masukkan alamat kontraknya.',
  'csvFault.ambiguous-token': 'Beberapa token memakai simbol ini. Masukkan alamat kontraknya.',
  'csvFault.not-a-token': 'Tidak ada kontrak token di alamat ini.',
  'csvFault.token-unreachable': 'Token tidak dapat dibaca: jaringan tidak merespons.',
  'csvFault.two-contacts': 'Beberapa kontak Anda memakai nama ini. Masukkan alamatnya.',
  'csvFault.comma':
    'Koma bisa berarti desimal atau ribuan. Tulis jumlahnya hanya dengan titik, seperti 1234.5.',
  'csvFault.split-amount':
    'Koma bisa menjadi bagian dari jumlah ini. Tulis dengan titik saja, atau dalam tanda kutip.',
  'csvFault.point':
    'Titik sebelum tiga angka bisa berarti desimal atau ribuan. Tulis jumlahnya seperti 1234 atau 1234.50.',
  'csvFault.no-token': 'Token tidak diisi, padahal baris ini menyebut token.',
  'csvFault.odd-decimals':
    'Kontrak {symbol} memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'csvFault.more-than-balance':
    'Bersama baris di atasnya, ini melebihi {symbol} yang dimiliki akun.',
};
