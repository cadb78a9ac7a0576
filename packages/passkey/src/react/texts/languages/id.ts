import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Lanjutkan dengan kunci sandi',
  'passkey.rowHelp': 'Tanpa perlu dompet',
  'passkey.noPasskeys': 'Browser atau halaman ini tidak dapat memakai kunci sandi.',
  'passkey.noDomain':
    'Kunci sandi memerlukan halaman yang punya nama. Halaman ini dibuka lewat alamat IP.',
  'passkey.noNetwork': 'Tidak ada jaringan di sini yang memiliki akun dengan kunci sandi.',
  'passkey.honest':
    'Kunci sandi ada di perangkat Anda atau di pengelola sandinya. Tidak ada orang lain yang dapat memindahkan isi akun. Kunci ini hanya berlaku di situs ini: tambahkan cara masuk kedua sebelum uang sungguhan tiba.',
  'passkey.name': 'Nama kunci sandi',
  'passkey.create': 'Buat akun',
  'passkey.find': 'Saya sudah punya',
  'passkey.otherDevice': 'Pakai ponsel atau perangkat lain',
  'passkey.alsoSignsIn': 'Anda juga akan masuk ke {site}.',
  'passkey.waiting': 'Browser bertanya kepada Anda…',
  'passkey.waitingHelp': 'Konfirmasi dengan sidik jari, wajah, atau PIN perangkat Anda.',
  'passkey.refused': 'Tidak ada yang terjadi. Anda dapat mencoba lagi kapan saja.',
  'passkey.notFound':
    'Tidak ada akun untuk kunci sandi ini. Buat akun, atau pakai kunci sandi dari perangkat lain.',
  'passkey.domain': 'Alamat halaman ini tidak dapat memakai kunci sandi ini.',
  'passkey.exists': 'Perangkat ini sudah memiliki kunci sandi akun ini.',
  'passkey.network': 'Tidak ada respons. Periksa koneksi Anda dan coba lagi.',
  'passkey.other': 'Itu tidak berhasil. Coba lagi.',
  'passkey.ready': 'Akun Anda siap. Masuk ke {site}.',
  'passkey.again': 'Satu konfirmasi lagi, lalu Anda masuk.',
  'passkey.needsOwners':
    'Akun ini memerlukan tanda tangan beberapa pemilik, dan situs ini tidak dapat mengumpulkannya. Hubungkan akun lain untuk masuk.',

  'review.title': 'Tinjau dan tanda tangani',
  'review.lead':
    'Kunci sandi Anda menandatangani persis ini. Pertanyaan browser tidak akan menampilkannya.',
  'review.sign': 'Tanda tangani dengan kunci sandi',
  'review.reject': 'Tolak',
  'review.account': 'Akun',
  'review.asOwner':
    'Anda menandatangani sebagai salah satu pemilik akun ini. Hal ini terjadi setelah jumlah tanda tangan cukup.',
  'review.forOther':
    'Ini akun lain yang Anda miliki bersama. Hal ini terjadi setelah jumlah tanda tangan cukup.',
  'review.yourAccount': 'Akun Anda',
  'review.network': 'Jaringan',
  'review.message': 'Pesan',
  'review.bytes': 'Byte yang bukan teks',
  'review.domain': 'Domain situs',
  'review.send': 'Kirim {amount} ke {recipient}',
  'review.sendUnknown':
    'Kirim {units} satuan terkecil dari token tak terdaftar {token} ke {recipient}',
  'review.sendFrom': 'Kirim {amount} dari {sender} ke {recipient}',
  'review.revoke': 'Cabut izin {spender} untuk membelanjakan {token}',
  'review.approve': 'Izinkan {spender} membelanjakan {amount}',
  'review.approveUnknown':
    'Izinkan {spender} membelanjakan {units} satuan terkecil (atau item nomor {units}) dari token tak terdaftar {token}',
  'review.approveUnlimited': 'Izinkan {spender} membelanjakan {token} tanpa batas',
  'review.addOwner':
    'Tambahkan pemilik {owner}. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'review.removeOwner':
    'Keluarkan pemilik {owner}. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'review.swapOwner': 'Ganti pemilik {owner} dengan {newOwner}',
  'review.createSigner': 'Siapkan kunci sandi lain di jaringan',
  'review.raw': 'Panggilan ke {contract} yang tidak terbaca',
  'review.withCoins': '{call}, beserta {amount}',
  'review.batch': { other: 'Batch berisi {count} panggilan, semua atau tidak sama sekali' },
  'review.data': { other: 'Data, {count} byte' },
  'review.contract': 'Kontrak',
  'review.value': 'Ikut dikirim',
  'review.function': 'Fungsi',
  'review.unlimited':
    'Pihak lain akan dapat membelanjakan token akun ini tanpa batas, sekarang dan nanti.',
  'review.signatureOnly':
    'Siapa pun yang memegang tanda tangan ini dapat memakainya tanpa bertanya lagi kepada Anda.',
  'review.usableUntil': 'Tanda tangan dapat dipakai hingga {date}.',
  'review.usableForever': 'Tanda tangan dapat dipakai tanpa batas waktu.',
  'review.spendableUntil': 'Token dapat dibelanjakan hingga {date}.',
  'review.spendableForever': 'Token dapat dibelanjakan tanpa batas waktu.',
  'review.longTime': 'Itu lebih dari 30 hari dari sekarang.',
  'review.ownerChange': 'Pemilik akun berubah.',
  'review.self': 'Akun memanggil dirinya sendiri dengan cara yang tidak dikenal.',
  'review.toToken':
    'Ini alamat kontrak sebuah token. Apa pun yang dikirim ke sana tidak dapat diambil kembali.',
  'review.toNobody':
    'Tidak ada yang memegang kunci alamat ini. Apa pun yang dikirim ke sana akan hilang.',
  'review.toSelf': 'Ini alamat Anda sendiri.',
  'review.alike':
    'Alamat pertama berawal dan berakhir seperti alamat yang Anda kenal, yang kedua, tetapi berbeda. Bandingkan setiap karakter.',
  'review.unreadPaid': 'Tidak dapat dibaca apakah penerima ini pernah dibayar.',
  'review.codeMissing':
    'Tidak ada kontrak di alamat ini: panggilan tidak akan melakukan apa pun, tetapi tetap dianggap selesai.',
  'review.codeExpected':
    'Belum ada kontrak di alamat ini. Jika tidak dibuat lebih dulu, panggilan tidak melakukan apa pun.',
  'review.codeUnread': 'Tidak dapat dibaca apakah ada kontrak di alamat ini.',
  'review.powerWithoutCode':
    'Tidak ada kontrak di alamat ini. Alamat ini tidak boleh berkuasa atas akun.',
  'review.powerOfToken': 'Alamat ini adalah token. Alamat ini tidak boleh berkuasa atas akun.',
  'review.powerUnread':
    'Isi alamat ini tidak dapat dibaca. Sebelum itu, alamat ini tidak boleh berkuasa atas akun.',
  'review.powerUnpublished':
    'Safe tidak menerbitkan kontrak ini. Kontrak ini akan berkuasa atas akun: tanda tangani hanya jika Anda tahu siapa penulisnya.',
  'review.imitates':
    'Token yang tidak terdaftar di sini menamai diri {symbol}, seperti token terdaftar. Bandingkan alamatnya.',
  'review.tokenUnread': 'Token ini tidak dapat dibaca. Jumlahnya dalam satuan terkecil.',
  'review.tokenDecimals':
    'Kontrak token ini memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'review.short': 'Akun memiliki kurang dari yang akan keluar.',
  'review.excessive': 'Pengembalian biaya melebihi biaya gas yang wajar.',
  'review.unread': 'Baca dan centang peringatan di atas lebih dulu.',
  'review.unchecked':
    'Ini tidak dapat diperiksa, dan tidak akan ditandatangani sebelum diperiksa. Periksa koneksi Anda lalu coba lagi.',
  'review.opens': 'Ini juga membuka akun Anda di {network}.',
  'review.changes': 'Yang berubah',
  'review.noChanges': 'Tidak ada saldo yang berubah.',
  'review.unknownChanges': 'Ini akan berhasil. Yang berubah tidak dapat diketahui di jaringan ini.',
  'review.simulating': 'Menyimulasikan…',
  'review.notSimulated': 'Ini tidak dapat disimulasikan.',
  'review.fails': 'Simulasi menunjukkan bahwa ini akan gagal.',
  'review.says': 'Alasan yang diberikan: {reason}',
  'review.item': 'Barang {id} dari {symbol}',
  'review.fee': 'Biaya jaringan',
  'review.paidBy': 'Dibayar oleh {name}',
  'review.byWallet': 'Anda mengirimnya dengan dompet lain, yang membayar biayanya',
  'review.most': 'Akun membayar paling banyak {amount}',
  'review.hashes': 'Daftar hash',
  'review.domainHash': 'Hash domain (domain hash)',
  'review.messageHash': 'Hash pesan (message hash)',
  'review.safeHash': 'Hash yang dibandingkan para pemilik',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash yang ditandatangani kunci sandi',

  'submit.title': 'Kirim dengan dompet',
  'submit.notSent': '{app} tidak mengirimnya',
  'submit.signed': 'Sudah ditandatangani. Dompet mana pun dapat mengirimnya dan membayar biayanya.',
  'submit.spent': 'Yang dibayar {app} dalam sehari sudah habis.',
  'submit.busy': 'Transaksi lain dari akun ini masih diproses. Coba lagi setelah dikonfirmasi.',
  'submit.failing':
    'Terlalu banyak transaksi gagal. {app} menunggu sebelum membayar yang berikutnya.',
  'submit.again': 'Coba lagi {when}.',
  'submit.empty': '{app} tidak punya sisa untuk membayar biaya.',
  'submit.expensive': 'Jaringan saat ini lebih mahal daripada yang dibayar {app}.',
  'submit.rules': '{app} tidak membayar transaksi ini.',
  'submit.fails':
    '{app} mencobanya dulu: ini akan gagal. Dompet yang mengirimnya tetap membayar biayanya.',
  'submit.unreachable':
    '{app} tidak merespons. Jika sudah terkirim, yang ini tidak mengubah apa pun.',
  'submit.other': '{app} menolak mengirimnya.',
  'submit.confirm': 'Konfirmasi di {wallet}',
  'submit.sending': '{app} sedang mengirimnya…',
  'submit.failed': '{wallet} tidak mengirimnya.',
  'submit.retry': 'Coba {app} lagi',
  'submit.getWallet': 'Pasang dompet di sini, atau buka halaman ini di tempat Anda punya dompet.',
  'submit.phone': 'Ponsel hanya mengirim ini, lalu diputuskan. Akun Anda di sini tetap terhubung.',
  'submit.copy': 'Salin transaksi',

  'owners.backup': 'Cadangkan akun ini',
  'owners.reminder':
    'Hanya satu kunci sandi yang membuka akun ini. Tambahkan cara masuk kedua sebelum uang sungguhan tiba.',
  'owners.lead':
    'Setiap pemilik sendirian dapat memindahkan semua isi akun. Perubahan hanya berlaku di satu jaringan.',
  'owners.notOpened': 'Belum dibuka di jaringan ini',
  'owners.unreachable': 'Jaringan tidak merespons tepat waktu.',
  'owners.thisPasskey': 'Kunci sandi perangkat ini',
  'owners.passkey': 'Kunci sandi lain',
  'owners.addPasskey': 'Tambahkan kunci sandi lain',
  'owners.addWallet': 'Tambahkan dompet sebagai pemilik',
  'owners.remove': 'Hapus',
  'owners.removeTitle': 'Keluarkan pemilik',
  'owners.stays': 'Tetap menjadi pemilik di: {networks}',
  'owners.removeSelf':
    'Perangkat ini lalu tidak dapat lagi menandatangani di {network}. Akun tetap ada pada pemilik lainnya.',
  'owners.selfGone':
    'Kunci sandi perangkat ini bukan lagi pemilik. Untuk melanjutkan, hubungkan pemilik lain dari akun ini.',
  'owners.shared':
    'Tanda tangan yang diperlukan: {threshold}. Kunci sandi ini salah satu pemilik dan tidak bertindak sendirian: pembayaran, perubahan pemilik, dan proses masuk menunggu sampai jumlah tanda tangan cukup.',
  'owners.actsOn': 'Ini hanya berlaku di {network}.',
  'owners.twoPrompts':
    'Browser bertanya dua kali: untuk kunci sandi baru, lalu untuk tanda tangan Anda.',
  'owners.address': 'Alamat atau nama dompet',
  'owners.notAnAddress': 'Alamat ini tidak valid. Alamat diawali 0x diikuti 40 digit.',
  'owners.wrongChecksum':
    'Huruf pada alamat ini tidak cocok dengan checksum-nya: mungkin ada karakter yang salah ketik. Salin ulang alamatnya.',
  'owners.elsewhere': 'Alamat ini untuk jaringan lain: {network}.',
  'owners.already': 'Alamat ini sudah menjadi pemilik.',
  'owners.yours':
    'Siapa pun yang memegang dompet ini dapat memindahkan semuanya. Pakai hanya dompet Anda sendiri, jangan pernah alamat bursa.',
  'owners.sent': 'Terkirim. Daftar berubah segera setelah jaringan menerimanya.',
  'owners.relay': 'Layanan yang mengirim transaksi tidak merespons atau menolak.',
  'owners.forget': 'Hapus dari perangkat ini',
  'owners.forgetHelp':
    'Perangkat ini melupakan akun dan memutuskan koneksi. Kunci sandi tetap milik Anda dan mengembalikan akun lewat “Saya sudah punya”.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'Pengelola sandi untuk kunci sandi ini menandatangani dalam bentuk yang tidak diterima kontrak akun: kunci ini tidak akan pernah dapat menandatangani untuk akun. Simpan kunci sandi di tempat lain: di perangkat ini, di ponsel, atau di kunci keamanan.',
  'problem.orphanReported':
    'Kunci sandi “{name}” dibuat dengan sia-sia. Browser Anda diminta menghapusnya.',
  'problem.orphanLeft':
    'Kunci sandi “{name}” dibuat dengan sia-sia. Hapus di pengelola sandi Anda.',
  'problem.busy':
    'Permintaan kunci sandi lain masih terbuka atau menyela. Tutup permintaan itu lalu coba lagi.',
  'problem.late': 'Kunci sandi tidak merespons tepat waktu. Coba lagi.',
  'problem.unverifiable':
    'Perangkat atau pengelola sandi ini tidak dapat memastikan bahwa ini Anda. Atur kunci layar atau PIN, atau simpan kunci sandi di tempat lain: di ponsel atau di kunci keamanan.',
  'problem.keeper':
    'Perangkat Anda atau pengelola sandinya melaporkan kesalahan. Buka kuncinya lalu coba lagi, atau pakai yang lain.',
  'problem.kind':
    'Perangkat atau pengelola sandi ini tidak memiliki jenis kunci sandi yang diperlukan akun. Pakai ponsel atau kunci keamanan.',
};

export const recovery: Part<'recovery'> = {
  'banner.title': 'Pemulihan akun ini sedang berjalan',

  'guardians.title': 'Wali',
};
