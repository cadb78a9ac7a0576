import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Situs ini tidak merespons',
  'start.text':
    'Halaman sudah terbuka, tetapi servernya tidak menyebutkan jaringan mana yang harus dipakai. Dompet dan dana Anda tidak terpengaruh.',
  'start.faultTitle': 'Halaman ini tidak dapat dimulai',
  'start.faultText':
    'Ada yang gagal di halaman ini sendiri. Dompet dan dana Anda tidak terpengaruh.',
  'start.retry': 'Coba lagi',
  'start.retrying': 'Mencoba lagi…',

  'layout.skip': 'Langsung ke konten',
  'layout.navigation': 'Halaman',
  'layout.homeLink': '{app}, beranda',
  'layout.home': 'Beranda',
  'layout.send': 'Kirim',
  'layout.activity': 'Aktivitas',
  'layout.multisig': 'Multisig',
  'layout.sessions': 'Sesi',
  'layout.settings': 'Pengaturan',
  'layout.loading': 'Memuat halaman…',
  'layout.restoring': 'Memulihkan koneksi Anda…',
  'layout.copied': 'Disalin',
  'layout.about':
    '{app} berjalan di server milik operatornya sendiri. Kunci Anda tidak pernah keluar dari dompet.',
  'layout.local':
    'Jaringan lokal: semuanya berjalan di komputer ini, dan tidak ada yang bernilai nyata.',
  'layout.imprint': 'Informasi hukum',
  'layout.privacy': 'Privasi',
  'layout.terms': 'Ketentuan',
  'layout.support': 'Bantuan',

  'dialog.cancel': 'Batal',

  'error.title': 'Halaman ini tidak dapat ditampilkan',
  'error.text': 'Terjadi kesalahan di pihak kami. Dompet dan dana Anda tidak terpengaruh.',
  'error.retry': 'Coba lagi',
  'error.reload': 'Muat ulang situs',
  'error.updated':
    'Situs ini telah diperbarui sejak Anda membukanya. Muat ulang untuk melanjutkan.',
  'error.offlineTitle': 'Anda sedang offline',
  'error.offline': 'Halaman ini belum dimuat. Halaman akan muncul sendiri begitu koneksi kembali.',

  'notFound.title': 'Halaman tidak ditemukan',
  'notFound.text':
    'Tidak ada halaman di alamat ini. Mungkin salah ketik, atau halamannya sudah dipindahkan.',

  'wallet.needed': 'Hubungkan dompet terlebih dahulu',
  'wallet.connect': 'Hubungkan dompet Anda',
  'wallet.createAccount': 'Buat akun dengan kunci sandi',
  'wallet.wrongNetwork':
    'Dompet Anda memakai jaringan yang tidak didukung situs ini. Ganti ke jaringan lain, atau putuskan koneksi.',
  'wallet.switch': 'Ganti jaringan',
  'wallet.disconnect': 'Putuskan koneksi',
  'wallet.offered': 'Populer',
  'wallet.relayDelayed':
    '{app} mengalami keterlambatan di {network}. Yang Anda tandatangani sedang menunggu dan akan dikirim otomatis; Anda tidak perlu menandatanganinya lagi.',

  'home.title': 'Ringkasan',
  'home.safe': 'Akun multisig Safe',
  'home.headline': 'Pelabuhan tenang untuk dompet yang sudah Anda miliki',
  'home.lead':
    'Berlabuhlah untuk melihat aset Anda di setiap jaringan, mengirimnya, dan memantau tiap transaksi hingga selamat sampai tujuan. Berlayar lagi kapan pun Anda mau.',
  'home.networks': { other: 'Mendukung {count} jaringan: {names}' },
  'home.points': 'Mengapa di sini',
  'home.seeTitle': 'Lihat dulu, baru tanda tangan',
  'home.see':
    'Jumlah, penerima, jaringan, dan biaya ditampilkan dengan bahasa yang jelas sebelum dompet Anda terbuka. Tidak ada yang berpindah tanpa persetujuan Anda di sana.',
  'home.hostTitle': 'Tanpa perusahaan di tengah',
  'home.host':
    'Halaman ini hanya berkomunikasi dengan server asalnya. Tanpa akun, tanpa pelacakan, tanpa perantara.',
  'home.keysTitle': 'Kunci Anda tetap milik Anda',
  'home.keys':
    'Situs yang terhubung hanya mengetahui alamat Anda. Memutuskan koneksi cukup satu klik, dan data di perangkat ini terhapus saat Anda memintanya.',
  'home.steps': 'Cara kerjanya',
  'home.step1Title': 'Hubungkan',
  'home.step1': 'Pilih dompet di browser ini dan setujui koneksi di jendela dompet.',
  'home.step2Title': 'Lihat aset Anda',
  'home.step2':
    'Koin dan token Anda di semua jaringan tampil berdampingan, lengkap dengan riwayat saldonya.',
  'home.step3Title': 'Kirim dan pantau',
  'home.step3': 'Kirim ke alamat atau nama, lalu pantau hingga dikonfirmasi oleh jaringan.',
  'home.send': 'Kirim',
  'home.receive': 'Terima',
  'home.copyAddress': 'Salin alamat',
  'home.explorer': 'Lihat di {explorer}',

  'receive.title': 'Terima',
  'receive.qr': 'Kode QR untuk alamat {address}',
  'receive.note': 'Terima koin dan token di jaringan: {networks}.',

  'holdings.title': 'Aset Anda',
  'holdings.current': 'Saat ini',
  'holdings.unavailable': 'Tidak tersedia',
  'holdings.retrying': 'Jaringan ini tidak merespons. Dicoba lagi secara otomatis.',
  'holdings.stale': 'Jaringan ini tidak merespons. Yang ditampilkan adalah jumlah terakhir.',
  'holdings.noTokens': 'Tidak ada token dari situs ini di sini.',
  'holdings.tokensUnavailable': 'Token: tidak tersedia',

  'chart.title': 'Saldo {symbol}',
  'chart.label': 'Grafik garis saldo di {network} selama beberapa hari terakhir',
  'chart.summary':
    'Dari {first} pada {since} menjadi {last} sekarang. Terendah {lowest}, tertinggi {highest}.',
  'chart.now': 'Sekarang',
  'chart.empty': 'Belum ada riwayat untuk digambar. Grafik dimulai saat koin pertama masuk.',
  'chart.failed': 'Riwayat saldo ini sedang tidak tersedia.',

  'latest.title': 'Transaksi terbaru',
  'latest.all': 'Lihat semua',
  'latest.empty':
    'Yang Anda kirim dari sini akan muncul di sini dan dipantau hingga terkonfirmasi.',

  'send.form': 'Kirim',
  'send.asset': 'Aset',
  'send.balance': 'Saldo Anda',
  'send.balanceUnavailable': 'Saldo Anda tidak tersedia',
  'send.recipient': 'Penerima',
  'send.recipientNumber': 'Penerima {count}',
  'send.recipientPlaceholder': '0x… atau name.eth',
  'send.recipientHelp': 'Alamat, atau nama yang terhubung ke sebuah alamat.',
  'send.recipientHelpContacts':
    'Alamat, nama yang terhubung ke sebuah alamat, atau salah satu kontak Anda.',
  'send.suggestions': 'Kontak',
  'send.suggestionCount': { other: '{count} kontak cocok' },
  'send.fromContacts': 'Dari kontak Anda: {name}',
  'send.amount': 'Jumlah',
  'send.amountNumber': 'Jumlah {count}',
  'send.max': 'Maks',
  'send.maxLabel': 'Maks: {symbol} sebanyak mungkin',
  'send.addRecipient': 'Tambah penerima',
  'send.remove': 'Hapus',
  'send.removeNumber': 'Hapus penerima {count}',
  'send.looking': 'Mencari nama…',
  'send.leadsTo': 'Alamat nama ini',
  'send.knownAs': 'Nama: {name}',
  'send.noRecipient': 'Masukkan penerimanya.',
  'send.stillLooking': 'Nama masih dicari. Periksa dulu alamatnya, lalu kirim.',
  'send.notARecipient':
    'Alamat ini tidak valid. Alamat diawali 0x diikuti 40 digit, atau berupa nama seperti harbour.eth.',
  'send.wrongChecksum':
    'Huruf pada alamat ini tidak cocok dengan checksum-nya: mungkin ada karakter yang salah ketik. Salin ulang alamatnya.',
  'send.addressElsewhere': 'Alamat ini untuk jaringan lain: {network}.',
  'send.nameNotFound': 'Tidak ditemukan alamat untuk nama ini.',
  'send.noNames': 'Situs ini tidak dapat mencari nama. Masukkan alamatnya.',
  'send.namesUnreachable': 'Nama tidak dapat dicari: jaringan tidak merespons.',
  'send.onlyOnEthereum': 'Nama ini tidak punya alamat di {network}: ini alamatnya di Ethereum.',
  'send.nameOffChain':
    'Nama ini disimpan di tempat lain, dan situs ini tidak bertanya ke sana. Masukkan alamatnya.',
  'send.nameMixed':
    'Nama ini mencampur huruf dari abjad berbeda dan bisa meniru nama lain. Masukkan alamatnya.',
  'send.nameMoved':
    'Nama ini sekarang mengarah ke alamat kedua, bukan lagi ke alamat pertama yang Anda lihat.',
  'send.useNew': 'Gunakan alamat baru',
  'send.linkAsks': 'Tautan ini meminta {amount}.',
  'send.useAmount': 'Gunakan jumlah ini',
  'send.noAmount': 'Masukkan jumlah.',
  'send.notANumber': 'Masukkan jumlah yang valid, misalnya 1234,5.',
  'send.twoReadings': 'Ini bisa dibaca sebagai dua jumlah berbeda. Tulis {whole} atau {fraction}.',
  'send.tooManyDecimals': '{symbol} memiliki paling banyak {decimals} angka desimal.',
  'send.withLetters': 'Tulis angkanya saja, tanpa huruf.',
  'send.withMoney': 'Jumlahnya dalam {symbol}, bukan mata uang lain. Tulis angkanya saja.',
  'send.withApostrophe': 'Tulis ribuan tanpa apostrof.',
  'send.zero': 'Masukkan jumlah lebih dari nol.',
  'send.moreThanBalance': 'Jumlah ini melebihi saldo {symbol} Anda.',
  'send.noRoomForFee': 'Tidak ada sisa untuk biaya jaringan. “Maks” menyisakan jumlah yang cukup.',
  'send.noCoinForFee': 'Untuk biaya jaringan masih kurang {missing}.',
  'send.noMaxUnavailable': '“Maks” tidak tersedia: biaya jaringan tidak dapat diperkirakan.',
  'send.noMaxNothingLeft': '“Maks” tidak tersedia: tidak ada sisa selain untuk biaya jaringan.',
  'send.smallestUnits': 'Dalam satuan terkecil {symbol}: {units}',
  'send.problems': { other: 'Belum ada yang dikirim. Perbaiki dulu {count} masalah.' },
  'send.confirm': 'Konfirmasi di dompet Anda…',
  'send.confirmHelp':
    'Dompet Anda menampilkan apa yang Anda lihat di sini. Setujui atau tolak di sana.',
  'send.notOpened':
    'Akun Anda belum dibuka di {network}. Pembayaran pertamanya di sana membukanya; setelah itu Anda dapat menandatangani.',
  'send.following': 'Menunggu jaringan…',
  'send.proposed': 'Diusulkan kepada para pemilik.',
  'send.failedDetail': 'Pesan dari dompet: {detail}',
  'send.descriptionMany': { other: 'Pengiriman {amount} ke {count} penerima' },

  'review.network': 'Jaringan',
  'review.refused':
    'Menurut jaringan, transaksi ini akan gagal. Jika tetap dikirim, biaya jaringan bisa hilang.',
  'review.toToken':
    'Ini alamat kontrak sebuah token. Apa pun yang dikirim ke sana tidak dapat diambil kembali.',
  'review.toNobody':
    'Tidak ada yang memegang kunci alamat ini. Apa pun yang dikirim ke sana akan hilang.',

  'activity.title': 'Aktivitas',
  'activity.lead': 'Kiriman Anda dari situs ini dengan akun ini, sesuai catatan di perangkat ini.',
  'activity.needsWallet':
    'Transaksi disimpan per akun. Hubungkan sebuah akun untuk melihat transaksinya.',
  'activity.emptyTitle': 'Laut tenang',
  'activity.empty': 'Belum ada yang dikirim dari sini. Transaksi pertama Anda akan muncul di sini.',
  'activity.send': 'Kirim aset',
  'activity.status': 'Status',
  'activity.all': 'Semua',
  'activity.pending': 'Menunggu',
  'activity.confirmed': 'Terkonfirmasi',
  'activity.failed': 'Gagal',
  'activity.network': 'Jaringan',
  'activity.everyNetwork': 'Semua jaringan',
  'activity.count': { other: '{count} transaksi' },
  'activity.more': { other: 'dan {count} lainnya' },
  'activity.filteredEmpty': 'Tidak ada transaksi yang sesuai dengan filter ini.',
  'activity.showAll': 'Tampilkan semua',
  'activity.notConfirmedTitle': 'Belum terkonfirmasi',
  'activity.notConfirmed':
    'berarti bukti belum ditemukan sampai batas waktu, bukan berarti gagal. Transaksi diperiksa lagi saat kunjungan Anda berikutnya, dan statusnya diperbaiki jika berhasil.',
  'activity.clear': 'Hapus semua',
  'activity.clearTitle': 'Hapus daftar ini?',
  'activity.clearText':
    'Transaksi akun ini di semua jaringan, termasuk yang masih menunggu, dihapus dari perangkat ini. Yang tercatat di blockchain tetap ada.',
  'activity.clearConfirm': 'Hapus daftar',
  'activity.cleared': 'Daftar transaksi telah dihapus',

  'settings.title': 'Pengaturan',
  'settings.lead': 'Hanya disimpan di perangkat ini.',
  'settings.look': 'Tampilan dan bahasa',
  'settings.theme': 'Tema',
  'settings.system': 'Sistem',
  'settings.light': 'Terang',
  'settings.dark': 'Gelap',
  'settings.accent': 'Warna aksen',
  'settings.harbour': 'Pelabuhan',
  'settings.ocean': 'Samudra',
  'settings.violet': 'Ungu',
  'settings.rose': 'Mawar',
  'settings.ember': 'Bara',
  'settings.forest': 'Hutan',
  'settings.language': 'Bahasa',
  'settings.networks': 'Jaringan',
  'settings.networksHelp':
    'Dipilih oleh operator. Halaman ini membacanya melalui servernya sendiri.',
  'settings.testnet': 'Jaringan uji',
  'settings.chainId': 'ID jaringan',
  'settings.readRpc': 'Alamat RPC halaman ini',
  'settings.walletRpc': 'Alamat RPC untuk dompet',
  'settings.copy': 'Salin: {what}, {network}',
  'settings.block': 'Blok {number}',
  'settings.unreachable': 'Tidak terjangkau',
  'settings.add': 'Tambahkan ke dompet',
  'settings.added': 'Ditambahkan ke dompet Anda.',
  'settings.addFailed': 'Dompet Anda tidak dapat menambahkannya.',
  'settings.addFailedDetail': 'Dompet Anda tidak dapat menambahkannya: {detail}',
  'settings.stored': 'Di perangkat ini',
  'settings.storedHelp':
    'Yang disimpan situs ini di browser ini. Tidak ada yang dikirim ke mana pun.',
  'settings.nothingStored': 'Tidak ada yang disimpan.',
  'settings.signedIn':
    'Sebuah cookie menjaga Anda tetap masuk. Hanya server situs ini yang melihatnya.',
  'settings.entries': { other: '{count} entri' },
  'settings.clear': 'Hapus',
  'settings.clearTitle': 'Hapus data di perangkat ini?',
  'settings.clearText':
    'Koneksi Anda diputus, dan transaksi, dompet, serta pilihan Anda di situs ini dihapus dari browser ini. Yang tercatat di blockchain tetap ada.',
  'settings.clearConfirm': 'Putuskan dan hapus',
  'settings.cleared': 'Data di perangkat ini telah dihapus',

  'stored.transactions': 'Transaksi',
  'stored.wallets': 'Dompet terakhir dipakai',
  'stored.session': 'Koneksi dari kunjungan terakhir',
  'stored.language': 'Bahasa',
  'stored.look': 'Tema dan warna',
  'stored.other': 'Lainnya',
};

export const payment: Part<'payment'> = {
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
  'check.account-elsewhere':
    'Di alamat ini ada kontrak di {network}, tetapi di sini tidak ada apa-apa. Yang dikirim ke sana bisa hilang, dan kontrak itu tidak bisa menandatangani di sini.',
  'check.account-unread':
    'Tidak semua jaringan merespons. Jika ini kontrak hanya di salah satunya, yang dikirim ke sana bisa hilang, dan kontrak itu tidak bisa menandatangani di sini.',
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
