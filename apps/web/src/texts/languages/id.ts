import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
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

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sesi dan kontak',
  'sessions.lead': 'Tempat Anda masuk, dan orang yang Anda kirimi.',
  'sessions.needsWallet': 'Sesi dan kontak adalah milik sebuah akun. Hubungkan dompetnya.',
  'sessions.loading': 'Memuat…',

  'signIn.needed': 'Masuk untuk melanjutkan',
  'signIn.reason':
    'Anda menandatangani pesan di dompet. Ini membuktikan bahwa akun ini milik Anda, tanpa biaya, dan tidak mengirim transaksi apa pun.',
  'signIn.action': 'Masuk',
  'signIn.ended': 'Anda sudah keluar di perangkat ini.',
  'signIn.endedEverywhere': 'Anda sudah keluar di semua perangkat.',

  'devices.title': 'Perangkat',
  'devices.help': 'Tempat akun ini masuk. Keluarkan perangkat yang tidak Anda kenal.',
  'devices.unknown': 'Perangkat tidak dikenal',
  'devices.current': 'Perangkat ini',
  'devices.passkey': 'Kunci sandi',
  'devices.seen': 'Terakhir terlihat',
  'devices.since': 'Masuk pada',
  'devices.until': 'Berakhir',
  'devices.signOut': 'Keluar',
  'devices.signOutLabel': 'Keluar: {device}',
  'devices.ended': 'Sudah keluar: {device}',
  'devices.more': 'Tampilkan lebih banyak',
  'devices.everywhere': 'Keluar di semua perangkat',
  'devices.everywhereTitle': 'Keluar di semua perangkat?',
  'devices.everywhereText':
    'Semua perangkat dikeluarkan, termasuk yang ini. Kontak Anda tetap tersimpan di akun.',
  'devices.failed': 'Daftar perangkat tidak dapat dimuat.',
  'devices.endFailed': 'Perangkat itu tidak berhasil dikeluarkan.',

  'contacts.title': 'Kontak',
  'contacts.help':
    'Disimpan di situs ini bersama akun Anda, di setiap perangkat tempat Anda masuk. Halaman “Kirim” menyarankannya.',
  'contacts.count': { other: '{count} kontak' },
  'contacts.add': 'Tambah kontak',
  'contacts.import': 'Impor',
  'contacts.export': 'Ekspor CSV',
  'contacts.search': 'Cari kontak',
  'contacts.noMatch': 'Tidak ada kontak yang cocok dengan pencarian ini.',
  'contacts.showAll': 'Tampilkan semua',
  'contacts.emptyTitle': 'Belum ada kontak',
  'contacts.empty': 'Tambahkan orang yang Anda kirimi, atau impor daftar.',
  'contacts.failed': 'Kontak Anda tidak dapat dimuat.',
  'contacts.mixed':
    'Nama ini mencampur huruf dari abjad berbeda dan bisa meniru nama lain. Periksa alamatnya.',
  'contacts.edit': 'Ubah {name}',
  'contacts.delete': 'Hapus {name}',
  'contacts.deleteTitle': 'Hapus kontak ini?',
  'contacts.deleteText': '“{name}” dihapus dari kontak Anda di semua perangkat.',
  'contacts.deleteConfirm': 'Hapus',
  'contacts.deleted': 'Kontak dihapus',
  'contacts.deleteFailed': 'Kontak tidak berhasil dihapus.',
  'contacts.editTitle': 'Ubah kontak',
  'contacts.name': 'Nama',
  'contacts.address': 'Alamat',
  'contacts.note': 'Catatan',
  'contacts.noteHelp': 'Opsional.',
  'contacts.save': 'Simpan',
  'contacts.saved': 'Kontak disimpan',
  'contacts.saveFailed': 'Kontak tidak berhasil disimpan.',
  'contacts.nameRequired': 'Masukkan nama.',
  'contacts.nameTooLong': 'Nama paling banyak {most} karakter.',
  'contacts.hiddenCharacters': 'Ada karakter tak terlihat dalam teks ini. Ketik ulang.',
  'contacts.addressRequired': 'Masukkan alamat.',
  'contacts.addressInvalid': 'Alamat ini tidak valid. Alamat diawali 0x diikuti 40 digit.',
  'contacts.addressChecksum':
    'Huruf pada alamat ini tidak cocok dengan checksum-nya: mungkin ada karakter yang salah ketik. Salin ulang alamatnya.',
  'contacts.addressTaken': 'Anda sudah punya kontak dengan alamat ini: {name}.',
  'contacts.noteTooLong': 'Catatan paling banyak {most} karakter.',

  'fault.unreachable': 'Server tidak merespons. Periksa koneksi Anda dan coba lagi.',
  'fault.busy': 'Terlalu banyak permintaan. Tunggu satu menit dan coba lagi.',
  'fault.signedOut': 'Anda sudah keluar. Masuk lalu coba lagi.',
  'fault.full': 'Tidak ada tempat untuk kontak lain. Hapus beberapa terlebih dahulu.',
  'fault.taken': 'Anda sudah punya kontak dengan alamat ini.',
  'fault.gone': 'Kontak ini sudah dihapus, mungkin di perangkat lain.',
  'fault.tooLarge': 'Terlalu besar untuk server. Impor dalam bagian yang lebih kecil.',
  'fault.other': 'Terjadi kesalahan di pihak kami. Coba lagi nanti.',

  'import.title': 'Impor kontak',
  'import.new': { other: '{count} kontak baru' },
  'import.changed': { other: '{count} kontak berubah' },
  'import.unchanged': { other: '{count} kontak tetap seperti semula' },
  'import.nothing': 'Tidak ada yang baru dalam file ini.',
  'import.renamed': '“{before}” menjadi “{after}”',
  'import.noteChanged': 'Catatan baru untuk “{name}”',
  'import.noteRemoved': 'Catatan “{name}” dihapus',
  'import.faulty': { other: '{count} baris tidak dapat diimpor dan dilewati:' },
  'import.line': 'Baris {line}: {problem}',
  'import.twice': 'Alamat ini sudah ada di baris {line}.',
  'import.entry': 'Kontak {line}: {problem}',
  'import.entryTwice': 'Alamat ini sudah ada di kontak {line}.',
  'import.entriesFaulty': { other: '{count} kontak tidak dapat diimpor dan dilewati:' },
  'import.withoutAddress': { other: '{count} entri tanpa alamat Ethereum dilewati' },
  'import.columns':
    'Nilainya lebih banyak daripada kolom. Nilai yang berisi koma perlu tanda kutip.',
  'import.quotes': 'Tanda kutipnya tidak berpasangan.',
  'import.tooLarge': 'File ini lebih besar dari 1 MB.',
  'import.notText': 'File ini bukan teks UTF-8. Simpan sebagai “CSV UTF-8” lalu pilih lagi.',
  'import.unreadable': 'File ini tidak dapat dibaca. Pilih lagi.',
  'import.empty': 'Tidak ada kontak dalam file ini.',
  'import.noHeader': 'Baris pertama harus menamai kolom: name, address, dan bila perlu note.',
  'import.tooManyRows': 'Ada lebih dari {most} kontak dalam file ini.',
  'import.noRoom': 'Kontak Anda akan melebihi {most}. Hapus beberapa, atau impor lebih sedikit.',
  'import.confirm': { other: 'Impor {count} kontak' },
  'import.another': 'Pilih file lain',
  'import.failed': 'Tidak ada yang diimpor.',
  'import.done': 'Selesai diimpor. Baru: {added}. Berubah: {changed}.',
  'import.close': 'Selesai',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Masuk ke {name}',
  'authorize.lead':
    '{name} menanyakan siapa Anda. Aplikasi ini tidak dapat memindahkan dana Anda atau menandatangani atas nama Anda.',
  'authorize.loading': 'Memuat permintaan…',
  'authorize.needsWallet':
    'Hubungkan dompet atau kunci sandi dari akun yang ingin Anda gunakan di sana.',
  'authorize.account': 'Akun Anda',
  'authorize.switch': 'Gunakan akun lain',
  'authorize.learns': 'Yang diketahui {name}',
  'authorize.returns': 'Setelah itu Anda kembali ke',
  'authorize.otherHost':
    'Ini bukan alamat {name}, yaitu {host}. Izinkan hanya jika Anda memercayai keduanya.',
  'authorize.remembered':
    'Anda hanya ditanya sekali. Jika Anda keluar di sini, Anda juga keluar di sana, dan di “Sesi dan kontak” Anda dapat mengakhiri akses ini.',
  'authorize.allow': 'Izinkan',
  'authorize.deny': 'Jangan izinkan',
  'authorize.back': 'Kembali ke {name}',
  'authorize.leaving': 'Kembali ke {name}…',
  'authorize.known': 'Anda pernah mengizinkan {name}. Sedang masuk…',
  'authorize.notAllowed': '{name} hanya untuk anggota, dan akun ini bukan anggota: {account}.',
  'authorize.over': 'Permintaan ini sudah berakhir',
  'authorize.overHelp':
    'Permintaan sudah dijawab, terlalu lama, atau dimulai di peramban lain. Kembali ke aplikasi dan masuk lagi di sana.',
  'authorize.refused': 'Aplikasi ini tidak dapat memasukkan Anda',
  'authorize.refusedHelp':
    'Situs ini tidak menerima permintaannya. Pengelola aplikasi memerlukan kode ini: {code}',
  'authorize.open': 'Buka {name}',
  'authorize.failed': 'Permintaan tidak dapat dimuat.',
  'authorize.notAnswered': 'Jawaban Anda tidak sampai.',
  'authorize.chainSilent':
    'Sebuah jaringan tidak merespons, sehingga keanggotaan Anda tidak dapat diperiksa. Coba lagi sebentar lagi.',
  'authorize.again': 'Masuk sekali lagi',
  'authorize.againHelp':
    'Anda sudah masuk di sini. {name} ingin memastikan bahwa ini masih Anda, jadi tanda tangani sekali lagi.',

  'again.sign': 'Tanda tangani pesan',
  'again.confirm': 'Konfirmasi di dompet Anda',
  'again.failed': 'Terjadi kesalahan. Coba lagi.',
  'again.pending':
    'Pesan ini masih perlu ditandatangani pemilik lain. Anda boleh pergi dan kembali nanti.',
  'again.check': 'Periksa lagi',
  'again.stop': 'Batalkan proses masuk',

  'claim.account': 'Alamat akun Anda',
  'claim.name': 'Nama Anda',
  'claim.nameless': 'Tidak ada nama yang diketahui. Aplikasi mendapat alamat Anda.',
  'claim.picture': 'Gambar Anda',
  'claim.pictureless': 'Tidak ada gambar yang diketahui.',
  'claim.unread': 'Saat ini tidak dapat dibaca.',
  'claim.groups': 'Grup mana dari daftar ini yang Anda ikuti',
  'claim.email': 'Alamat email yang dibuat dari alamat akun Anda. Alamat ini tidak menerima email.',
  'claim.offline':
    'Aplikasi dapat membaca ini lagi saat Anda tidak ada, selama Anda masih masuk di sini.',

  'signOut.title': 'Keluar',
  'signOut.lead': 'Anda keluar dari {name}. Keluar juga di sini?',
  'signOut.leadUnknown': 'Anda keluar dari sebuah aplikasi. Keluar juga di sini?',
  'signOut.everywhere': 'Keluar dari semuanya di sini',
  'signOut.everywhereHelp':
    'Peramban ini keluar di sini dan dari setiap aplikasi yang dimasuki dari sini.',
  'signOut.only': 'Hanya dari {name}',
  'signOut.onlyUnknown': 'Hanya dari aplikasi ini',
  'signOut.onlyHelp': 'Anda tetap masuk di sini dan di aplikasi lain.',
  'signOut.leaving': 'Sudah keluar. Kembali…',
  'signOut.failed': 'Anda belum keluar.',
  'signOut.refused': 'Aplikasi ini tidak dapat mengeluarkan Anda',

  'applications.title': 'Aplikasi',
  'applications.help':
    'Tempat Anda masuk dengan akun ini. Jika Anda keluar di sini, Anda juga keluar di sana.',
  'applications.none': 'Belum ada. Aplikasi yang Anda izinkan tercantum di sini.',
  'applications.failed': 'Daftar aplikasi tidak dapat dimuat.',
  'applications.learns': 'Mengetahui',
  'applications.since': 'Diizinkan',
  'applications.used': 'Terakhir digunakan',
  'applications.end': 'Akhiri akses',
  'applications.endLabel': 'Akhiri akses: {name}',
  'applications.endTitle': 'Akhiri akses {name}?',
  'applications.endText':
    'Anda dikeluarkan di sana pada semua perangkat. Lain kali aplikasi harus bertanya lagi kepada Anda.',
  'applications.ended': 'Akses diakhiri: {name}',
  'applications.endFailed': 'Akses tidak berhasil diakhiri.',
  'applications.account': 'alamat',
  'applications.name': 'nama',
  'applications.picture': 'gambar',
  'applications.groups': 'grup ({groups})',
  'applications.email': 'alamat email',
};

export const html: Part<'html'> = {
  'html.description':
    'Hubungkan dompet Ethereum yang sudah Anda miliki: lihat aset Anda, kirim, dan pantau setiap transaksi.',
  'html.noScript': 'Halaman ini bekerja dengan dompet Anda melalui JavaScript. Harap aktifkan.',
  'html.tooOld': 'Peramban ini terlalu lama',
  'html.tooOldHelp':
    'Perbarui, atau buka halaman ini di peramban lain: Chrome 111, Safari 16.4, Firefox 115, atau yang lebih baru. Dompet dan dana Anda tidak terpengaruh.',
};
