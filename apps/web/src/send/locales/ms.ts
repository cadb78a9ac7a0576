import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Hantar',
  'send.lead':
    'Kepada alamat atau nama. Dompet anda akan bertanya sekali lagi sebelum apa-apa bergerak.',
  'send.needsWallet':
    'Penghantaran dibuat daripada dompet anda sendiri, dengan kelulusan anda di sana.',
  'send.otherAccount':
    'Apa yang anda isi tadi adalah untuk akaun lain: {account}. Borang ini kosong, untuk akaun yang disambungkan sekarang.',
  'send.submit': 'Hantar',
  'send.manyOwners':
    'Tandatangan diperlukan untuk pembayaran daripada akaun ini: {threshold}. Cadangkan kepada pemilik lain.',
  'send.propose': 'Cadangkan pembayaran',
  'send.stopWaiting': 'Kembali ke borang',
  'send.sent': 'Dalam perjalanan.',
  'send.arrived': 'Disahkan oleh rangkaian.',
  'send.notThrough': 'Penghantaran tidak berjaya.',
  'send.arrivedLess': 'Hanya {amount} yang sampai, menurut rekod token itu sendiri.',
  'send.follow': 'Jejaki di “Aktiviti”',
  'send.openProposal': 'Buka di “Multisig”',
  'send.saveContact': 'Simpan {recipient} dalam kenalan',
  'send.failed': 'Ia tidak dihantar.',
  'send.failedHelp': 'Tiada apa-apa yang hilang: maklumat yang anda masukkan masih ada di sini.',
  'send.noFunds':
    'Dompet anda memerlukan yuran rangkaian yang lebih tinggi daripada baki yang tinggal.',
  'send.lowerAmount': 'Kurangkan kepada {amount}',
  'send.oneByOne': 'Hantar satu demi satu',
  'send.earlierOpen':
    'Permintaan terdahulu masih terbuka dalam dompet anda. Tolak permintaan itu di sana, jika tidak ia mungkin turut dihantar.',
  'send.sentAlready':
    'Bayaran yang sama baru sahaja dihantar dari sini. Hantar sekali lagi hanya jika anda memang mahu.',
  'send.otherNetwork': 'Dompet anda berada di rangkaian lain. Tukar rangkaian, kemudian cuba lagi.',
  'send.cannotTell':
    'Kami tidak pasti sama ada ia telah dihantar. Semak dompet anda sebelum mencuba lagi.',
  'send.description': 'Hantar {amount} kepada {recipient}',

  'review.title': 'Apa yang akan berlaku',
  'review.empty':
    'Isi borang: permintaan yang akan dibuat kepada dompet anda ditunjukkan di sini dahulu.',
  'send.phoneElsewhere':
    'Telefon anda berada di {network}, yang tidak dibenarkannya di sini. Halaman ini kekal di {current}.',
  'review.sentence': 'Anda menghantar {amount} kepada {recipient} di {network}.',
  'review.fee': 'Yuran rangkaian',
  'review.feeLater': 'Diketahui setelah borang diisi',
  'review.about': 'Kira-kira',
  'review.paidBy': 'Dibayar oleh {name}',
  'review.byWallet': 'Anda menghantarnya dengan dompet lain, yang membayar yurannya',
  'review.total': 'Jumlah keseluruhan',
  'review.says': 'Sebab yang diberikan: {reason}',
  'review.answersFalse':
    'Token ini menjawab bahawa ia tidak akan menghantar apa-apa. Yuran rangkaian tetap dikenakan.',
  'review.arrivesLess':
    'Hanya {amount} akan sampai: token ini menahan sebahagian daripada yang dihantar.',
  'review.wallet': 'Kemudian dompet anda dibuka dan meminta kelulusan anda.',
};
