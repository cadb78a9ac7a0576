import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.finishing': 'Menyelesaikan dengan {wallet}…',
  'button.loading': 'Memulihkan koneksi Anda…',
  'button.wrongNetwork': 'Jaringan salah',
  'button.signIn': 'Masuk',
  'button.account': 'Akun {account}',
  'button.network': 'Jaringan: {network}',
  'button.pending': { other: '{count} transaksi menunggu' },

  'dialog.close': 'Tutup',
  'dialog.back': 'Kembali',
  'dialog.cancel': 'Batal',
  'dialog.retry': 'Coba lagi',

  'connect.title': 'Hubungkan dompet',
  'connect.installed': 'Terpasang',
  'connect.more': 'Dompet lainnya',
  'connect.recent': 'Terakhir dipakai',
  'connect.browserWallet': 'Dompet browser',
  'connect.safeNote': 'Akun tempat halaman ini dibuka',
  'connect.none': 'Tidak ada dompet di browser ini',
  'connect.noneHelp': 'Pasang ekstensi dompet, lalu kembali ke sini: dompet akan muncul otomatis.',
  'connect.about': 'Apa itu dompet?',
  'connect.get': 'Dapatkan dompet',
  'connect.getNote': 'Cara mendapatkannya',
  'connect.popular': 'Populer',
  'connect.phoneWallet': 'Dompet ponsel',
  'connect.phoneWalletHelp': 'Dompet apa pun, dengan memindai kode',
  'connect.otherWallets': 'Dompet lain',
  'connect.otherWalletsHelp': 'Ponsel Anda akan menanyakan yang mana',
  'connect.otherWalletsCode': 'Dengan kode atau tautan yang disalin',
  'connect.insideNote': 'Terbuka di browser {wallet}',
  'connect.search': 'Cari dompet',
  'connect.found': { other: '{count} dompet ditemukan' },
  'connect.noMatch': 'Tidak ada dompet dengan nama ini.',
  'connect.lookingFor': 'Mencari {wallet}…',
  'connect.reload': 'Muat ulang',
  'connect.inApp':
    'Dompet tidak dapat dibuka dari {app}. Buka halaman ini di browser ponsel Anda: lewat menu di sini, atau salin alamatnya.',
  'connect.waiting': 'Buka {wallet} untuk melanjutkan',
  'connect.waitingHelp': 'Setujui koneksi di jendela dompet Anda.',
  'connect.waitingLong':
    'Tidak ada yang muncul? Dompet mungkin terkunci, atau jendelanya tertutup oleh jendela ini.',
  'connect.failed': '{wallet} tidak dapat terhubung',
  'connect.failedBusy':
    'Masih ada permintaan yang terbuka di {wallet}. Jawab di sana, lalu coba lagi.',
  'connect.failedEmpty':
    '{wallet} tidak membagikan akun yang bisa dipakai di sini. Pilih satu di sana, lalu coba lagi.',
  'connect.failedGone': '{wallet} tidak lagi tersedia. Muat ulang halaman, lalu coba lagi.',
  'connect.failedTimeout': '{wallet} tidak merespons tepat waktu.',
  'connect.failedDetail': 'Pesan dari dompet: {detail}',
  'connect.failedUnknown': 'Dompet tidak menyebutkan alasannya.',

  'phone.check': 'Periksa lagi',
  'phone.continue': 'Lanjutkan di dompet pada ponsel Anda.',
  'phone.openWallet': 'Buka dompet',

  'inside.copy': 'Salin alamat halaman ini',

  'pairing.relaySilent':
    'Layanan penghubung ponsel tidak merespons. Periksa koneksi internet Anda, lalu coba lagi.',
  'pairing.relayRefused':
    'Layanan penghubung ponsel menolak situs ini. Periksa tanggal dan waktu perangkat ini. Jika sudah benar, hanya pengelola situs yang dapat membantu.',
  'pairing.relayError': 'Layanan penghubung ponsel tidak dapat meneruskan permintaan.',
  'pairing.networks': 'Dompet tidak mendukung jaringan situs ini.',
  'pairing.methods': 'Dompet tidak mendukung hal yang dibutuhkan situs ini.',
  'pairing.unloadable':
    'Sebagian halaman ini tidak dapat dimuat. Periksa koneksi internet Anda, lalu coba lagi.',
  'pairing.expired': 'Dompet tidak merespons tepat waktu.',
  'pairing.other': 'Dompet dan situs ini tidak dapat menyepakati koneksi.',

  'get.title': 'Dapatkan {wallet}',

  'about.title': 'Apa itu dompet?',

  'account.title': 'Akun',
  'account.safe': 'Akun multisig Safe',
  'account.copy': 'Salin alamat',
  'account.copied': 'Disalin',
  'account.explorer': 'Lihat di {explorer}',
  'account.disconnect': 'Putuskan koneksi',
  'account.balance': 'Saldo',
  'account.balanceOn': 'Saldo di {network}',
  'account.unavailable': 'Tidak tersedia',
  'account.switch': 'Akun Anda di {wallet}',
  'account.active': 'Aktif',
  'account.activate': 'Gunakan {account}',

  'multisig.account': 'Akun multisig',
  'multisig.rule': 'Multisig, tanda tangan yang diperlukan: {threshold} dari {owners}',
  'multisig.signed': 'Tanda tangan: {signed} dari {threshold}',

  'signIn.title': 'Masuk',
  'signIn.why':
    'Tanda tangani pesan di dompet untuk membuktikan bahwa akun ini milik Anda. Tanpa biaya dan tidak mengirim transaksi apa pun.',
  'signIn.sign': 'Tanda tangani pesan',
  'signIn.preparing': 'Menyiapkan…',
  'signIn.confirmHelp': 'Baca pesannya di {wallet} dan tanda tangani di sana.',
  'signIn.verifying': 'Memverifikasi…',
  'signIn.retry': 'Coba lagi',
  'signIn.changed':
    'Akun berganti. Sesi masuk ini milik {account}; masuk lagi untuk memakai akun ini.',
  'signIn.wrongNetwork':
    'Dompet Anda berada di jaringan yang tidak didukung situs ini. Beralihlah ke jaringan yang didukung untuk masuk.',
  'signIn.preparing_error':
    'Proses masuk tidak dapat disiapkan. Periksa koneksi internet Anda, lalu coba lagi.',
  'signIn.signing_error': 'Dompet Anda tidak menandatangani pesan.',
  'signIn.verifying_error': 'Tanda tangan tidak dapat diverifikasi. Coba lagi.',
  'signIn.oops_error': 'Terjadi kesalahan. Coba lagi.',
  'signIn.signedIn': 'Sudah masuk',
  'signIn.not': 'Belum masuk',
  'signIn.signOut': 'Keluar',
  'signIn.signedOut': 'Sudah keluar',
  'signIn.signOutFailed': 'Tidak dapat keluar. Coba lagi.',
  'signIn.pending':
    'Pesan ini masih perlu ditandatangani pemilik lain. Anda boleh pergi dan kembali nanti.',
  'signIn.pendingRow': 'Proses masuk menunggu tanda tangan',
  'signIn.pendingUnknown': 'Tanda tangan tidak dapat diperiksa. Dicoba lagi secara otomatis.',
  'signIn.pendingOver':
    'Jumlah tanda tangan belum cukup sampai batas waktu. Mulai proses masuk lagi.',
  'signIn.callOff': 'Batalkan proses masuk',

  'network.title': 'Ganti jaringan',
  'network.confirm': 'Konfirmasi di dompet Anda',
  'network.failed': 'Dompet Anda tidak dapat beralih ke {network}.',

  'unanswered.phone': 'Ponsel Anda belum merespons.',
  'unanswered.open': 'Menunggu di dompet Anda: {description}',
  'unanswered.lost':
    'Kami tidak tahu apakah ini sudah terkirim: {description}. Periksa dompet Anda.',
  'unanswered.dismiss': 'Tutup',
  'unanswered.payment': 'Pengiriman {amount} ke {recipient}',
  'unanswered.call': 'Transaksi ke {recipient}',
  'unanswered.batch': { other: '{count} transaksi' },

  'transactions.title': 'Transaksi terbaru',
  'transactions.empty': 'Transaksi Anda dari situs ini akan muncul di sini.',
  'transactions.clear': 'Hapus',
  'transactions.clearAll': 'Hapus daftar transaksi',
  'transactions.pending': 'Menunggu',
  'transactions.confirmed': 'Terkonfirmasi',
  'transactions.failed': 'Gagal',
  'transactions.reverted': 'Gagal: dibatalkan oleh kontrak',
  'transactions.replaced': 'Digantikan oleh transaksi lain',
  'transactions.cancelled': 'Dibatalkan',
  'transactions.notConfirmed': 'Belum terkonfirmasi',
  'transactions.view': 'Lihat di explorer',

  'announce.connecting': 'Menghubungkan ke {wallet}',
  'announce.connected': 'Terhubung sebagai {account}',
  'announce.disconnected': 'Koneksi terputus',
  'announce.network': 'Jaringan sekarang {network}',
  'announce.wrongNetwork': 'Jaringan salah',
  'announce.account': 'Akun sekarang {account}',
  'announce.signed': 'Transaksi menunggu ({signatures}): {description}',
  'announce.confirmed': 'Transaksi terkonfirmasi: {description}',
  'announce.failed': 'Transaksi gagal: {description}',
  'announce.notConfirmed': 'Transaksi belum terkonfirmasi: {description}',
};
