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
  'passkey.lost': 'Kunci sandi saya hilang',
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
  'review.approveMore': 'Izinkan {spender} membelanjakan tambahan {amount}',
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
  'review.elsewhere':
    'Di alamat ini ada kontrak di {network}, tetapi di sini tidak ada apa-apa. Yang dikirim ke sana bisa hilang, dan kontrak itu tidak bisa menandatangani di sini.',
  'review.elsewhereUnread':
    'Tidak semua jaringan merespons. Jika ini kontrak hanya di salah satunya, yang dikirim ke sana bisa hilang, dan kontrak itu tidak bisa menandatangani di sini.',
  'review.imitates':
    'Token yang tidak terdaftar di sini menamai diri {symbol}, seperti token terdaftar. Bandingkan alamatnya.',
  'review.tokenUnread': 'Token ini tidak dapat dibaca. Jumlahnya dalam satuan terkecil.',
  'review.tokenDecimals':
    'Kontrak token ini memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'review.short': 'Akun memiliki kurang dari yang akan keluar.',
  'review.excessive': 'Pengembalian biaya melebihi biaya gas yang wajar.',
  'review.uncompared': 'Pengembalian biaya tidak dapat dibandingkan dengan biaya gas.',
  'review.refundTo': 'Pengembalian biaya akan dikirim ke alamat yang tertera di sini.',
  'review.unread': 'Baca dan centang peringatan di atas lebih dulu.',
  'review.unchecked':
    'Ini tidak dapat diperiksa, dan tidak akan ditandatangani sebelum diperiksa. Periksa koneksi Anda lalu coba lagi.',
  'review.opens': 'Ini juga membuka akun Anda di {network}.',
  'review.changes': 'Yang berubah',
  'review.noChanges': 'Tidak ada saldo yang berubah.',
  'review.unknownChanges': 'Ini akan berhasil. Yang berubah tidak dapat diketahui.',
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
  'owners.looking': 'Mencari nama…',
  'owners.onlyOnEthereum': 'Nama ini tidak punya alamat di {network}: ini alamatnya di Ethereum.',
  'owners.nameNotFound': 'Tidak ditemukan alamat untuk nama ini.',
  'owners.noNames': 'Situs ini tidak dapat mencari nama. Masukkan alamatnya.',
  'owners.nameUnreachable': 'Nama tidak dapat dicari: jaringan tidak merespons.',
  'owners.nameOffChain':
    'Nama ini disimpan di tempat lain, dan situs ini tidak bertanya ke sana. Masukkan alamatnya.',
  'owners.nameMixed':
    'Nama ini mencampur huruf dari abjad berbeda dan bisa meniru nama lain. Masukkan alamatnya.',
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
  'request.title': 'Pulihkan akun',
  'request.lead':
    'Anda kehilangan kunci sandi suatu akun. Wali yang Anda tunjuk sebelumnya dapat memberi akun itu kunci baru.',
  'request.account': 'Alamat, nama, atau kontak akun',
  'request.find': 'Cari walinya',
  'request.noNetwork': 'Akun tidak dapat dipulihkan di situs ini.',
  'request.reading': 'Membaca jaringan…',
  'request.readAgain': 'Baca lagi',
  'request.unreadable':
    'Jaringan tidak merespons, jadi tidak ada yang diketahui tentang akun di sana. Coba lagi.',
  'request.unknownModule': 'Situs ini tidak mengenal kontrak pemulihan di jaringan ini.',
  'request.notDeployed': 'Akun belum ada di jaringan ini.',
  'request.off': 'Akun tidak punya wali di jaringan ini.',
  'request.noGuardians':
    'Tanpa wali, hanya pemilik lain yang dapat membuka akun ini: kunci sandi kedua, atau dompet yang Anda tambahkan. Cari di perangkat lain dan pengelola kata sandi Anda.',
  'request.needs': 'Wali yang harus setuju: {threshold} dari {guardians}.',
  'request.days': 'Hari saat kunci sekarang dapat menghentikannya: {days}.',
  'request.otherAccount': 'Akun lain',
  'request.newOwner': 'Kunci baru',
  'request.replaces':
    'Kunci ini menggantikan semua pemilik akun, termasuk cadangan dan pemilik bersama.',
  'request.byWallet': 'Pakai dompet saja',
  'request.byPasskey': 'Pakai kunci sandi saja',
  'request.create': 'Buat kunci sandi',
  'request.ask': 'Minta kepada wali',
  'request.badOwner':
    'Pemilik ini akan mengunci akun selamanya. Akun itu sendiri dan walinya tidak dapat menjadi pemiliknya.',
  'request.none': 'Ini bukan tautan pemulihan.',
  'request.damaged':
    'Tautan terpotong atau berubah di jalan. Mintalah lagi, lalu salin seluruhnya.',
  'request.otherVersion': 'Tautan ini dari versi lain situs ini. Mintalah yang baru.',
  'request.impossible':
    'Tautan ini meminta hal yang tidak diterima akun mana pun. Jangan percayai pengirimnya.',
  'request.other': 'Tautan ini dari permintaan lain.',
  'request.shareTitle': 'Minta kepada wali Anda',
  'request.shareHelp':
    'Kirimkan tautan ini kepada mereka. Masing-masing menandatangani, tanpa biaya, lalu mengirim tautan kembali.',
  'request.code': 'Kode berisi tautan',
  'request.copy': 'Salin tautan',
  'request.share': 'Bagikan',
  'request.digits': 'Angka untuk dibandingkan',
  'request.digitsHelp':
    'Wali menelepon Anda sebelum menandatangani dan membandingkan angka ini. Jika berbeda, seseorang telah menukar tautan.',
  'request.answer': 'Tautan yang dikirim kembali oleh wali',
  'request.addAnswer': 'Tambahkan tanda tangan',
  'request.progress': 'Kemajuan',
  'request.signed': 'Tanda tangan: {signed} dari {threshold}',
  'request.hasSigned': 'Sudah menandatangani',
  'request.notSigned': 'Belum',
  'request.otherRunning':
    'Pemulihan lain untuk akun ini sedang berjalan. Hanya tanda tangan yang lebih banyak yang dapat menggantikannya.',
  'request.outdated':
    'Permintaan ini tidak berlaku lagi: dihentikan atau diganti, atau walinya berubah. Perlu tanda tangan baru.',
  'request.again': 'Mulai lagi dengan kunci yang sama',
  'request.tooFew': 'Lebih banyak wali harus menandatangani.',
  'request.start': 'Mulai pemulihan',
  'request.sent': 'Terkirim. Berlaku begitu jaringan menerimanya.',
  'request.waiting':
    'Dimulai. Kunci baru mengambil alih mulai {date}. Sampai saat itu, kunci sekarang dapat menghentikannya.',
  'request.due': 'Masa tunggu selesai: kunci baru dapat mengambil alih.',
  'request.notYet': 'Masa tunggu belum selesai.',
  'request.finish': 'Selesaikan pemulihan',
  'request.done': 'Selesai. Akun punya pemilik baru.',
  'request.connectHelp':
    'Hubungkan dengan kunci sandi baru Anda, seperti dengan yang sudah Anda punya.',
  'request.walletDone': 'Dompet Anda kini pemilik akun Safe ini.',
  'request.connect': 'Hubungkan akun',
  'request.mine': 'Lanjutkan dengan kunci baru',
  'request.notMine': 'Kunci ini tidak menjadi pemilik melalui pemulihan yang berjalan.',
  'request.open': 'Buka pemulihan',
  'request.remove': 'Hapus permintaan ini dari perangkat',
  'request.removeHelp':
    'Tanda tangan yang terkumpul hilang, dan pemulihan perlu permintaan baru. Tekan lagi untuk menghapus.',

  'guardian.title': 'Bantu memulihkan akun',
  'guardian.lead': 'Sebagai wali, Anda diminta memberi akun ini kunci baru.',
  'guardian.unknown': 'Anda tidak punya nama untuk akun ini. Pastikan milik siapa.',
  'guardian.unread':
    'Tidak dapat dibaca apakah Anda punya nama untuk akun ini. Pastikan milik siapa.',
  'guardian.newOwners': 'Pemilik baru',
  'guardian.threshold': 'Tanda tangan yang diperlukan sejak saat itu: {threshold}',
  'guardian.what':
    'Mereka menggantikan semua pemilik akun. Tanda tangan Anda tidak memindahkan uang dan tidak berbiaya.',
  'guardian.call': 'Telepon dan bandingkan',
  'guardian.callHelp':
    'Telepon orang itu di nomor yang Anda kenal, bukan nomor dari pesan. Bandingkan angka ini lewat suara.',
  'guardian.compared': 'Saya sudah berbicara dengan orang itu, dan angkanya sama.',
  'guardian.sign': 'Tanda tangani',
  'guardian.signOn': 'Tanda tangani untuk {network}',
  'guardian.signed': 'Anda sudah menandatangani.',
  'guardian.notGuardian':
    'Akun yang terhubung bukan wali akun ini. Hubungkan akun yang merupakan wali.',
  'guardian.notDeployed':
    'Akun Anda belum ada di jaringan ini. Kirim pembayaran darinya di sana, misalnya ke diri sendiri, lalu tanda tangani lagi.',
  'guardian.invalid':
    'Dompet mengembalikan tanda tangan yang tidak sah. Coba lagi, atau pakai dompet lain.',
  'guardian.sendBack': 'Kirim ini kembali',
  'guardian.sendBackHelp': 'Tautan kini berisi tanda tangan Anda. Kirim kepada orang yang meminta.',

  'banner.title': 'Pemulihan akun ini sedang berjalan',
  'banner.what': 'Di {network}, {owners} menggantikan semua pemilik mulai {date}.',
  'banner.due':
    'Di {network}, waktu untuk menolak sudah habis: {owners} dapat menggantikan semua pemilik kapan saja.',
  'banner.advice': 'Jika Anda tidak meminta wali melakukannya, hentikan sekarang.',
  'banner.stop': 'Hentikan',
  'banner.revoke': 'Hentikan dan hapus semua wali',
  'banner.mine': 'Ini saya, sembunyikan dulu',
  'banner.sent': 'Terkirim. Pemulihan berhenti begitu jaringan menerimanya.',
  'banner.failed': 'Belum dihentikan. Coba lagi.',
  'banner.several':
    'Akun ini memerlukan beberapa tanda tangan. Pemilik lainnya harus setuju untuk menghentikannya.',
  'banner.propose': 'Usulkan penghentian',
  'banner.stopped':
    'Pemulihan di {network} dihentikan. Wali dapat memulai lagi: hapus mereka jika Anda tidak lagi percaya.',
  'banner.unread': 'Tidak dapat dibaca apakah pemulihan akun ini sedang berjalan di: {networks}',

  'guardians.lead':
    'Orang tepercaya yang bersama-sama dapat memberi akun ini kunci baru jika Anda kehilangan kunci.',
  'guardians.sayPower': 'Wali dapat memberi akun kunci baru, tidak lebih.',
  'guardians.sayAgree': 'Beberapa wali harus setuju: dua dari tiga adalah pilihan yang baik.',
  'guardians.sayWait':
    'Lalu ada masa tunggu: {days}. Selama itu, satu sentuhan di sini menghentikannya.',
  'guardians.saySilence':
    'Jika tidak ada yang menghentikannya, kunci baru menggantikan semua pemilik saat ini, termasuk kunci sandi dan dompet Anda yang lain.',
  'guardians.sayTheft':
    'Ini membantu saat kehilangan, bukan saat pencurian: siapa pun yang memegang kunci sandi Anda dapat melakukan segalanya sementara itu.',
  'guardians.sayNetworks':
    'Ini hanya berlaku di jaringan tempat Anda mengaturnya. Di jaringan yang belum Anda pakai, akun selamanya milik kunci yang hilang.',
  'guardians.sayLook':
    'Buka halaman ini setidaknya sekali dalam masa ini: {days}. Pemulihan yang berjalan ditampilkan di setiap halaman, dibaca dari jaringan.',
  'guardians.sayAgain':
    'Wali yang pemulihannya Anda hentikan dapat memulai lagi, sampai Anda menghapusnya.',
  'guardians.sayCall':
    'Minta wali menelepon Anda dan mencocokkan angka yang terlihat sebelum menandatangani.',
  'guardians.sayAddress': 'Simpan alamat akun ini: Anda memerlukannya untuk menemukan akun lagi.',
  'guardians.choose': 'Pilih wali',
  'guardians.recommended': 'Disarankan: tiga wali, dua di antaranya harus setuju.',
  'guardians.address': 'Alamat, nama, atau tautan wali',
  'guardians.add': 'Tambahkan wali',
  'guardians.agree': 'Berapa yang harus setuju',
  'guardians.ofCount': '{threshold} dari {count}',
  'guardians.alone':
    'Dengan begitu setiap wali dapat memulai pemulihan sendiri. Pilih tiga wali agar dua harus setuju.',
  'guardians.isAccount': 'Ini akun itu sendiri.',
  'guardians.isOwner': 'Pemilik akun tidak dapat menjadi walinya.',
  'guardians.twice': 'Wali ini sudah dipilih.',
  'guardians.notDeployed':
    'Ini akun kontrak yang tidak ada di {networks}: tanda tangannya tidak dapat diperiksa di sana.',
  'guardians.unread':
    'Tidak ada respons dari: {networks}. Jika ini akun kontrak di sana, tanda tangannya tidak dapat diperiksa di jaringan lain.',
  'guardians.unused':
    'Alamat ini belum pernah mengirim apa pun. Jika ini akun kunci sandi, akun itu harus dipakai sekali di setiap jaringan sebelum dapat membantu.',
  'guardians.networks': 'Pilih jaringan',
  'guardians.networksHelp':
    'Setiap jaringan adalah transaksi tersendiri. Tetapkan wali di semua jaringan tempat Anda memiliki sesuatu.',
  'guardians.setOn': 'Tetapkan di {network}',
  'guardians.setUp': 'Atur wali',
  'guardians.change': 'Ubah wali',
  'guardians.stop': 'Hapus semua wali',
  'guardians.stopHelp':
    'Setelah itu di {network} hanya pemilik yang dapat membuka akun ini. Pemulihan yang berjalan juga dihentikan.',
  'guardians.endsRunning': 'Ini juga menghentikan pemulihan yang berjalan.',
  'guardians.summary':
    '{threshold} dari {count} harus setuju. Waktu untuk menghentikan pemulihan: {days}.',
  'guardians.none': 'Tidak ada wali di jaringan ini.',
  'guardians.notOpened':
    'Akun belum dibuka di jaringan ini. Tanpa wali di sini, akun selamanya milik kunci yang hilang.',
  'guardians.noModule': 'Wali tidak tersedia di jaringan ini.',
  'guardians.unknownModule':
    'Kontrak pemulihan di jaringan ini bukan yang diharapkan. Tidak ada yang diatur dengannya.',
  'guardians.unreachable': 'Jaringan tidak merespons. Tidak diketahui apakah ada wali.',
  'guardians.same': 'Inilah wali di jaringan ini.',
  'guardians.failed': 'Wali tidak diubah. Lihat lagi, lalu coba sekali lagi.',
  'guardians.title': 'Wali',

  'review.enableRecovery': 'Aktifkan pemulihan oleh wali',
  'review.disableRecovery': 'Nonaktifkan pemulihan oleh wali',
  'review.addGuardian': 'Tambahkan wali {guardian}. Wali yang diperlukan setelahnya: {threshold}',
  'review.revokeGuardian': 'Hapus wali {guardian}. Wali yang diperlukan setelahnya: {threshold}',
  'review.guardianThreshold': 'Wali yang diperlukan setelahnya: {threshold}',
  'review.cancelRecovery': 'Hentikan pemulihan yang berjalan',
  'review.invalidateApprovals': 'Batalkan yang telah ditandatangani wali sejauh ini',
  'review.recoveryOn':
    'Wali dalam jumlah cukup bersama-sama lalu dapat mengganti semua pemilik, setelah jangka waktu saat akun dapat menghentikannya.',
  'review.guardianChange': 'Wali, yang dapat mengganti semua pemilik, berubah.',
  'review.recoveryCancel': 'Pemulihan yang berjalan dihentikan. Walinya dapat memulai yang lain.',
  'review.recoveryApproval': 'Sebagai wali, akun ini menyetujui pemilik baru akun lain.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Situs ini, lewat email',
  'email.add': 'Tambahkan situs ini lewat email',
  'email.what':
    'Situs ini setuju bila Anda memasukkan kode dari email. Sendirian ia tidak dapat memulihkan akun: sedikitnya dua wali harus diwajibkan setuju.',
  'email.address': 'Alamat email',
  'email.save': 'Tambahkan alamat',
  'email.check': 'Email dikirim ke alamat Anda. Pastikan email itu tiba: kode dikirim ke sana.',
  'email.later': 'Menerima kode mulai {date}.',
  'email.leaving': 'Dihapus pada {date}.',
  'email.none': 'Belum ada alamat email. Tanpa itu, wali ini tidak dapat membantu.',
  'email.signIn': 'Masuk ke situs ini untuk melihat dan mengubah alamat email Anda.',
  'email.request': 'Kirimi saya kode lewat email',
  'email.sent':
    'Jika akun ini punya alamat email di sini, kode sudah dikirim ke sana. Berlaku 10 menit, hanya untuk pemulihan ini.',
  'email.code': 'Kode dari email',
  'email.confirm': 'Konfirmasi kode',
  'email.unreadable': 'Kode dari email terdiri atas delapan angka.',
  'email.refused': 'Kode ini salah, terlalu lama, atau terlalu sering dicoba. Minta yang baru.',
  'email.declined': 'Situs ini tidak menyetujui pemulihan ini.',
  'email.invalid': 'Ini bukan alamat email.',
  'email.full': 'Tidak dapat menambahkan alamat email lagi.',
  'email.tooMany': 'Terlalu sering dicoba. Coba lagi nanti.',
  'email.failed': 'Situs tidak merespons. Coba lagi.',
};
