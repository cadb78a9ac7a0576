import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Kirim',
  'send.lead':
    'Ke alamat atau nama. Dompet meminta persetujuan Anda sekali lagi sebelum ada yang berpindah.',
  'send.needsWallet': 'Pengiriman dilakukan dari dompet Anda sendiri, dengan persetujuan Anda.',
  'send.otherAccount':
    'Yang Anda isi tadi untuk akun lain: {account}. Formulir ini kosong, untuk akun yang sekarang terhubung.',
  'send.submit': 'Kirim',
  'send.manyOwners':
    'Tanda tangan yang diperlukan untuk pembayaran dari akun ini: {threshold}. Usulkan kepada pemilik lainnya.',
  'send.propose': 'Usulkan pembayaran',
  'send.stopWaiting': 'Kembali ke formulir',
  'send.sent': 'Sedang dikirim.',
  'send.arrived': 'Dikonfirmasi oleh jaringan.',
  'send.notThrough': 'Tidak berhasil terkirim.',
  'send.arrivedLess': 'Hanya {amount} yang sampai, menurut catatan token itu sendiri.',
  'send.follow': 'Pantau di Aktivitas',
  'send.openProposal': 'Buka di Multisig',
  'send.saveContact': 'Simpan {recipient} ke kontak',
  'send.failed': 'Tidak terkirim.',
  'send.failedHelp': 'Tidak ada yang hilang: isian Anda masih ada di sini.',
  'send.noFunds': 'Dompet Anda membutuhkan biaya jaringan yang lebih besar daripada sisa saldo.',
  'send.lowerAmount': 'Kurangi menjadi {amount}',
  'send.oneByOne': 'Kirim satu per satu',
  'send.earlierOpen':
    'Permintaan sebelumnya masih terbuka di dompet Anda. Tolak di sana, atau permintaan itu bisa ikut terkirim.',
  'send.sentAlready':
    'Pembayaran yang sama baru saja dikirim dari sini. Kirim sekali lagi hanya jika memang Anda inginkan.',
  'send.otherNetwork': 'Dompet Anda berada di jaringan lain. Ganti jaringannya, lalu coba lagi.',
  'send.cannotTell':
    'Kami tidak tahu apakah pembayaran sudah terkirim. Periksa dompet Anda sebelum mencoba lagi.',
  'send.description': 'Pengiriman {amount} ke {recipient}',

  'review.title': 'Yang akan terjadi',
  'review.empty': 'Isi formulir: permintaan ke dompet Anda ditampilkan di sini lebih dulu.',
  'send.phoneElsewhere':
    'Ponsel Anda berada di {network}, yang belum diizinkannya di sini. Halaman ini tetap di {current}.',
  'review.sentence': 'Anda mengirim {amount} ke {recipient} di {network}.',
  'review.fee': 'Biaya jaringan',
  'review.feeLater': 'Diketahui setelah formulir diisi',
  'review.about': 'Sekitar',
  'review.paidBy': 'Dibayar oleh {name}',
  'review.byWallet': 'Anda mengirimnya dengan dompet lain, yang membayar biayanya',
  'review.total': 'Total',
  'review.says': 'Alasan yang diberikan: {reason}',
  'review.answersFalse':
    'Token ini merespons bahwa tidak akan ada yang dikirim. Biaya jaringan tetap terpakai.',
  'review.arrivesLess':
    'Hanya {amount} yang akan sampai: token ini menahan sebagian dari yang dikirim.',
  'review.wallet': 'Setelah itu dompet Anda terbuka dan meminta persetujuan Anda.',
};
