import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Jadual bayaran',
  'csv.help':
    'Lajur: token, penerima, jumlah, nota. Tampal daripada hamparan, atau lepaskan fail CSV di sini.',
  'csv.cells':
    'Token: simbol atau alamat kontrak, kosong untuk {symbol}. Penerima: alamat, nama atau kenalan.',
  'csv.file': 'Pilih fail',
  'csv.empty': 'Tampal sekurang-kurangnya satu bayaran.',
  'csv.unknownHeader':
    'Baris pertama kelihatan seperti pengepala, tetapi nama lajur ini tidak dikenali di sini. Gunakan nama yang disebut untuk medan ini.',
  'csv.tooMany': 'Satu kelompok memuatkan {most} bayaran.',
  'csv.tooManyTokens': 'Satu jadual memuatkan {most} token yang berlainan.',
  'csv.tooLarge': 'Fail ini terlalu besar.',
  'csv.notText': 'Fail ini bukan teks biasa. Simpan sebagai CSV (UTF-8).',
  'csv.checking': 'Menyemak setiap baris…',
  'csv.right': { other: '{count} bayaran sedia' },
  'csv.leftOut': { other: '{count} baris diketepikan.' },
  'csv.restore': 'Kembalikan semula',
  'csv.first': 'Betulkan baris yang dinamakan di atas, atau ketepikan.',
  'csv.faults': { other: '{count} baris tidak betul' },
  'csv.leaveOutAll': 'Ketepikan semua ini',
  'csv.leaveOut': 'Ketepikan',
  'csv.leaveOutRow': 'Ketepikan baris {row}',
  'csv.row': 'Baris {row}',
  'csv.totals': 'Jumlah bagi setiap token',
  'csv.read': 'Seperti yang dibaca',
  'csv.ignored': 'Tidak digunakan: {columns}.',
  'csv.contradiction': 'Lajur “{first}” dan “{second}” berbeza pada baris {row}. Buang salah satu.',
  'csv.payments': { other: '{count} bayaran' },
  'csv.balance': 'Akaun mempunyai {amount}',
  'csv.unlisted':
    'Laman ini tidak menyenaraikan {token}. Simbol dan perpuluhannya datang daripada kontraknya sendiri. Bandingkan alamatnya:',
  'csv.repeated': {
    other: '{count} baris membayar perkara yang sama lagi. Pastikan ini disengajakan.',
  },
  'csv.gas':
    'Bayaran sebanyak ini mungkin memerlukan gas melebihi had satu transaksi. Pertimbangkan beberapa cadangan.',
  'csvFault.quotes': 'Tanda petik tidak ditutup.',
  'csvFault.columns': 'Baris ini mempunyai sel lebih banyak daripada lajur.',
  'csvFault.collectible': 'Jadual hanya boleh membayar syiling rangkaian dan token ERC-20.',
  'csvFault.unknown-token':
    'Tiada token dengan simbol ini disenaraikan di sini. Masukkan alamat kontraknya.',
  'csvFault.ambiguous-token': 'Beberapa token menggunakan simbol ini. Masukkan alamat kontrak.',
  'csvFault.not-a-token': 'Tiada kontrak token di alamat ini.',
  'csvFault.token-unreachable': 'Token tidak dapat dibaca: rangkaian tidak menjawab.',
  'csvFault.two-contacts': 'Beberapa kenalan anda mempunyai nama ini. Masukkan alamat.',
  'csvFault.comma':
    'Koma boleh bermaksud perpuluhan atau ribuan. Tulis jumlah dengan titik sahaja, seperti 1234.5.',
  'csvFault.split-amount':
    'Koma mungkin sebahagian daripada jumlah ini. Tulis dengan titik sahaja, atau dalam tanda petikan.',
  'csvFault.point':
    'Titik sebelum tiga digit boleh bermaksud perpuluhan atau ribuan. Tulis jumlah seperti 1234 atau 1234.50.',
  'csvFault.no-token': 'Token tiada, sedangkan baris ini menyebut token.',
  'csvFault.odd-decimals':
    'Kontrak {symbol} memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'csvFault.more-than-balance':
    'Bersama baris di atasnya, ini melebihi {symbol} yang ada dalam akaun.',
};
