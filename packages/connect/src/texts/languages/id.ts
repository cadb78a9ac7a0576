import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.finishing': 'Menyelesaikan dengan {wallet}…',
  'button.loading': 'Memulihkan koneksi Anda…',
  'button.wrongNetwork': 'Jaringan salah',
  'button.reload': 'Muat ulang halaman',
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

export const network: Part<'network'> = {
  'network.current': 'Terhubung',
  'network.rejected': 'Anda menolak beralih ke {network} di dompet Anda.',
  'network.timeout': 'Tidak ada respons. Beralihlah ke {network} di dompet Anda.',
  'network.unsupported':
    'Jaringan dompet Anda tidak dapat diganti dari sini. Beralihlah ke {network} di dompet Anda.',
  'network.wrong':
    'Dompet Anda memakai jaringan yang tidak didukung situs ini. Pilih jaringan di bawah, atau putuskan koneksi.',
  'network.outside':
    'Ponsel Anda berada di {network}, yang belum diizinkannya di sini. Halaman ini tetap di {current}.',
  'network.testnet': 'Jaringan uji',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} dari {size} selesai',
  'batch.partly':
    '{done} dari {size} selesai: dompet Anda tidak mengeksekusinya sebagai satu kesatuan',
  'batch.confirmedClaim': 'Terkonfirmasi, menurut dompet Anda',
  'batch.failedClaim': 'Gagal, menurut dompet Anda',
  'batch.elsewhere': 'Menunggu: hubungkan dompet yang mengirimnya',
  'batch.inWallet': 'Konfirmasi di dompet Anda',
  'batch.nextInWallet': '{position} dari {size} di dompet Anda',
  'batch.onNetwork': '{position} dari {size} terkirim, menunggu jaringan',
  'batch.notAtomic':
    'Dompet Anda tidak dapat mengeksekusi semua ini sebagai satu kesatuan. Tidak ada yang dikirim.',
  'batch.capability':
    'Dompet Anda tidak mendukung yang dibutuhkan di sini. Tidak ada yang dikirim.',
  'batch.tooLarge':
    'Ini lebih banyak daripada yang diterima dompet Anda sekaligus. Tidak ada yang dikirim.',
  'batch.upgradeDeclined': 'Anda menolak peningkatan akun Anda. Tidak ada yang dikirim.',
  'batch.stopped': '{sent} dari {size} dikirim. Sisanya tidak dikirim.',
  'batch.nothingSent': 'Tidak ada yang dikirim.',
  'batch.disconnected': 'Sambungan dompet diputus.',
  'batch.otherWallet': 'Sekarang dompet lain yang terhubung.',
  'batch.otherAccount': 'Sekarang akun lain yang terhubung.',
  'batch.otherNetwork': 'Dompet Anda sekarang berada di jaringan lain.',
  'batch.unreadable': 'Dompet Anda tidak memberi tahu akun dan jaringan yang digunakan.',
  'batch.unclear': 'Tidak diketahui apakah ini sudah dikirim. Periksa dompet Anda.',
  'batch.failed': 'Dompet Anda tidak mengirimnya.',
  'account.delegated': 'Akun ini menjalankan kode yang didelegasikan:',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'Browser tidak mengizinkan penyalinan. Salin sendiri teks yang dipilih.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Pindai dengan {wallet}',
  'scan.titleAny': 'Pindai dengan ponsel Anda',
  'scan.help': 'Buka {wallet} di ponsel Anda, lalu pindai kode ini.',
  'scan.helpAny': 'Buka dompet di ponsel Anda, lalu pindai kode ini.',
  'scan.helpHere': 'Salin tautan lalu tempel di dompet Anda, atau pindai kode dengan ponsel lain.',
  'scan.code': 'Kode QR untuk menghubungkan dompet di ponsel',
  'scan.starting': 'Menyiapkan…',
  'scan.ready': 'Kode siap dipindai',
  'scan.renewed': 'Kode telah diperbarui',
  'scan.renewsIn': 'Kode baru dalam {time}',
  'scan.copy': 'Salin tautan',

  'phone.open': 'Buka {wallet}',
  'phone.kept':
    '{wallet} masih terhubung. Buka di ponsel Anda untuk melanjutkan, atau hubungkan dompet lain.',
  'phone.help': 'Setujui koneksi di {wallet}, lalu kembali ke sini.',
  'phone.stuck': '{wallet} tidak terbuka? Mungkin belum ada di ponsel ini.',
  'phone.back': 'Jika sudah disetujui, respons segera tiba.',
  'phone.noAnswer': 'Belum ada respons dari dompet',
  'phone.showCode': 'Tampilkan kode dan tautan',

  'plain.help':
    'Tidak ada yang perlu disetujui di dompet Anda? Sebagian tidak dapat terhubung dan masuk sekaligus.',
  'plain.connect': 'Hubungkan dulu, masuk nanti',

  'inside.open': 'Buka di browser {wallet}',
  'inside.help': 'Halaman ini terbuka di browser {wallet}. Hubungkan dari sana.',
  'inside.paste': 'Buka {wallet}, lalu tempel alamat halaman ini di browsernya, jika ada.',

  'get.choose': 'Yang mana pun bisa. Satu saja cukup.',
  'get.install': 'Pasang {wallet}',
  'get.installHelp': 'Gunakan tautan di bawah: aplikasi tiruan sering ada di toko aplikasi.',
  'get.create': 'Buat atau impor dompet Anda',
  'get.createHelp':
    'Tulis frasa pemulihan di kertas dan jangan pernah membagikannya kepada siapa pun.',
  'get.return': 'Kembali dan hubungkan dompet',
  'get.returnHelp': 'Jika dompet belum ada di daftar, muat ulang halaman ini.',
  'get.from': 'Dapatkan di {store}',
  'get.program': 'Dapatkan untuk komputer Anda',
  'get.phone': 'Untuk ponsel Anda',
  'get.scan': 'Pindai untuk membuka halamannya di {store}',

  'about.keysTitle': 'Kunci Anda, di tangan Anda',
  'about.keys':
    'Dompet menyimpan kunci untuk koin, token, dan koleksi digital Anda, serta menampilkan apa saja yang Anda miliki.',
  'about.signInTitle': 'Satu login untuk banyak situs',
  'about.signIn':
    'Cukup hubungkan dompet, tanpa membuat akun dan kata sandi baru di setiap situs. Anda bisa memutuskannya kapan saja.',
  'about.safetyTitle': 'Tidak ada yang terjadi tanpa Anda',
  'about.safety':
    'Situs yang terhubung hanya melihat alamat Anda. Setiap pembayaran dan tanda tangan memerlukan persetujuan Anda di dompet.',
  'about.more': 'Pelajari selengkapnya',
};
