import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': 'Akun multisig',
  'multisig.lead': 'Akun milik beberapa orang, yang memerlukan tanda tangan sejumlah pemilik.',
  'multisig.needsWallet':
    'Setiap pemilik melihat dan menandatangani dengan dompetnya sendiri. Hubungkan dompet Anda.',
  'multisig.loading': 'Memuat…',
  'multisig.unavailable': 'Tidak dapat dimuat.',
  'multisig.more': 'Tampilkan lebih banyak',

  'place.unreadable': 'Tautan ini tidak dapat dibaca. Minta lagi, atau cari akunnya di bawah.',
  'place.otherNetwork': 'Tautan ini untuk jaringan yang tidak didukung situs ini.',

  'find.owned': 'Akun Anda di {network}',
  'find.none': 'Tidak ditemukan akun multisig milik Anda di jaringan ini.',
  'find.byAddress': 'Buka dengan alamat',
  'find.address': 'Alamat Safe di {network}',
  'find.help': 'Siapa pun boleh melihat. Hanya pemilik yang dapat menandatangani.',
  'find.notAnAddress': 'Alamat ini tidak valid. Alamat diawali 0x diikuti 40 digit.',
  'find.open': 'Buka',
  'find.other': 'Akun lain',

  'network.other':
    'Akun ini ada di {network}, tetapi dompet Anda tidak. Anda dapat melihatnya; untuk menandatangani, ganti jaringan.',
  'network.switch': 'Beralih ke {network}',
  'network.failed': 'Jaringan tidak berganti. Ganti di dompet Anda.',

  'safe.none': 'Tidak ada Safe di alamat ini pada {network}.',
  'safe.unreachable': 'Akun tidak dapat dibaca: {network} tidak merespons.',
  'safe.rule': 'Tanda tangan yang diperlukan: {threshold} dari {owners}',
  'safe.lookOnly': 'Anda bukan pemilik',
  'safe.owners': 'Pemilik',
  'safe.balances': 'Saldo',
  'safe.version': 'Versi',
  'safe.nextNonce': 'Nonce berikutnya',

  'owner.passkey': 'Kunci sandi',

  'unusual.code': 'Akun ini memakai kode yang tidak dikenal situs ini:',
  'unusual.module': 'Sebuah modul dapat mengeksekusi transaksi akun ini tanpa tanda tangan:',
  'unusual.guard': 'Sebuah guard dapat memblokir transaksi akun ini:',
  'unusual.handler': 'Sebuah fallback handler yang tidak biasa menjawab panggilan ke akun ini:',

  'view.title': 'Bagian',
  'view.queue': 'Antrean',
  'view.history': 'Riwayat',
  'view.messages': 'Pesan',
  'view.new': 'Transaksi baru',
  'view.newMessage': 'Pesan baru',
  'view.back': 'Kembali ke akun',

  'gateway.unreachable': 'Tidak ada respons. Periksa koneksi Anda dan coba lagi.',
  'gateway.answerInvalid': 'Layanan transaksi mengirim respons yang tidak valid.',
  'gateway.tooLarge': 'Respons layanan transaksi terlalu besar dan tidak dibaca.',
  'gateway.pageElsewhere':
    'Halaman berikutnya dari layanan transaksi ada di server lain dan tidak dimuat.',
  'gateway.refused': 'Pesan dari layanan transaksi:',
  'gateway.unknownSafe':
    'Layanan transaksi tidak punya data tentang akun ini. Yang ditampilkan berasal dari blockchain.',
  'gateway.differs':
    'Layanan transaksi tidak cocok dengan blockchain. Yang ditampilkan berasal dari blockchain, dan tidak ada yang dapat ditandatangani.',

  'queue.empty': 'Tidak ada transaksi yang menunggu.',
  'queue.next': 'Berikutnya: nonce {nonce}',
  'queue.nonce': 'Nonce {nonce}',
  'queue.unreadable': 'Tidak terbaca',
  'queue.conflict': {
    other:
      '{count} transaksi ini memiliki nonce yang sama. Begitu salah satunya dieksekusi, yang lain tidak berlaku lagi.',
  },
  'queue.details': 'Detail',

  'history.help':
    'Menurut layanan transaksi. Buka transaksi untuk melihat hasil pemeriksaannya di blockchain.',
  'history.empty': 'Belum ada riwayat.',
  'history.received': 'Menerima {amount} dari {sender}',
  'history.receivedToken': 'Menerima transfer {token} dari {sender}',
  'history.sentToken': 'Transfer {token} ke {recipient}',
  'history.settings': 'Perubahan pengaturan akun',
  'history.created': 'Akun dibuat',
  'history.other': 'Lainnya: {name}',

  'messages.empty': 'Tidak ada pesan.',
  'message.title': 'Pesan',
  'message.text': 'Teks',
  'message.help':
    'Setelah jumlah tanda tangan cukup, pesan dianggap ditandatangani oleh akun. Tidak ada yang dikirim ke jaringan.',
  'message.missing': 'Masukkan teks yang akan ditandatangani.',
  'message.typed':
    'Data terstruktur tidak dapat ditandatangani di sini: hanya aplikasinya yang dapat menunjukkan apa yang diizinkannya.',
  'message.tooLong': 'Pesan ini terlalu panjang untuk ditinjau di sini.',
  'message.proven': 'Baru saja diperiksa di blockchain: ini ditandatangani oleh akun.',
  'message.disproven':
    'Jumlah tanda tangan sudah cukup, tetapi blockchain tidak menerimanya sebagai tanda tangan akun.',
  'message.unproven':
    'Jumlah tanda tangan sudah cukup. Tidak dapat diperiksa apakah akun menerimanya: {network} tidak merespons.',
  'message.copySignature': 'Salin tanda tangan',
  'message.shareHelp': 'Untuk pemilik lain: tautan ini membuka pesan ini.',

  'status.awaitingConfirmations': 'Perlu tanda tangan',
  'status.awaitingExecution': 'Siap dieksekusi',
  'status.success': 'Dieksekusi',
  'status.cancelled': 'Tidak berlaku lagi',
  'status.failed': 'Gagal',

  'transaction.title': 'Transaksi',
  'transaction.signed': 'Tanda tangan: {signed} dari {threshold}',
  'transaction.hasSigned': 'Sudah ditandatangani',
  'transaction.notSigned': 'Belum ditandatangani',
  'transaction.youSigned': 'Anda sudah menandatangani. Sekarang giliran pemilik lain.',
  'transaction.from': 'Diusulkan oleh “{app}” (belum diverifikasi)',
  'transaction.proposed': 'Diusulkan pada',
  'transaction.unproven':
    'Menurut layanan transaksi, ini sudah dieksekusi. Di blockchain tidak terlihat.',
  'transaction.explorer': 'Lihat di explorer',
  'transaction.share': 'Salin tautan',
  'transaction.shareHelp': 'Untuk pemilik lain: tautan ini membuka transaksi ini.',
  'transaction.reject': 'Usulkan penolakan',

  'address.safe': 'Akun ini',
  'address.you': 'Anda',

  'call.rejection': 'Tolak: transaksi kosong yang memakai nonce ini',
  'call.send': 'Kirim {amount} ke {recipient}',
  'call.sendUnknown':
    'Kirim {units} satuan terkecil dari token tak terdaftar {token} ke {recipient}',
  'call.revoke': 'Cabut izin {spender} untuk membelanjakan {token}',
  'call.approveItems': 'Izinkan {spender} memindahkan semua item {token}',
  'call.approveUnknown':
    'Izinkan {spender} membelanjakan {units} satuan terkecil (atau item nomor {units}) dari token tak terdaftar {token}',
  'call.approveUnlimited': 'Izinkan {spender} membelanjakan {token} tanpa batas',
  'call.approveMore': 'Izinkan {spender} membelanjakan tambahan {amount}',
  'call.approve': 'Izinkan {spender} membelanjakan {amount}',
  'call.addOwner':
    'Tambahkan pemilik {owner}. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'call.removeOwner':
    'Keluarkan pemilik {owner}. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'call.swapOwner': 'Ganti pemilik {owner} dengan {newOwner}',
  'call.changeThreshold': 'Ubah ambang batas. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'call.function': 'Panggil {name} di {contract}',
  'call.batch': { other: 'Batch berisi {count} panggilan, semua atau tidak sama sekali' },
  'call.raw': 'Panggilan ke {contract} yang tidak terbaca',
  'call.withCoins': '{call}, beserta {amount}',

  'past.rejection': 'Penolakan: transaksi kosong',
  'past.send': 'Pengiriman {amount} ke {recipient}',
  'past.sendUnknown':
    'Pengiriman {units} satuan terkecil dari token tak terdaftar {token} ke {recipient}',
  'past.revoke': 'Izin {spender} untuk membelanjakan {token} dicabut',
  'past.approveItems': '{spender} diizinkan memindahkan semua item {token}',
  'past.approveUnknown':
    '{spender} diizinkan membelanjakan {units} satuan terkecil (atau item nomor {units}) dari token tak terdaftar {token}',
  'past.approveUnlimited': '{spender} diizinkan membelanjakan {token} tanpa batas',
  'past.approveMore': '{spender} diizinkan membelanjakan tambahan {amount}',
  'past.approve': '{spender} diizinkan membelanjakan {amount}',
  'past.addOwner':
    'Pemilik {owner} ditambahkan. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'past.removeOwner':
    'Pemilik {owner} dikeluarkan. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'past.swapOwner': 'Pemilik {owner} diganti dengan {newOwner}',
  'past.changeThreshold':
    'Ambang batas diubah. Tanda tangan yang diperlukan setelahnya: {threshold}',
  'past.function': 'Pemanggilan {name} di {contract}',

  'fact.spender': 'Pihak yang diizinkan',
  'fact.token': 'Token',
  'fact.owner': 'Pemilik',
  'fact.newOwner': 'Pemilik baru',
  'fact.guardian': 'Wali',
  'fact.through': 'Melalui',
  'fact.contract': 'Kontrak',
  'fact.account': 'Akun',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Jenis panggilan',
  'fact.delegatecall': 'Delegatecall: kode kontrak berjalan sebagai akun ini',
  'fact.data': { other: 'Data, {count} byte' },
  'fact.trailing': { other: 'Data tambahan, {count} byte' },

  'review.what': 'Yang akan terjadi',

  'hash.title': 'Bandingkan dengan dompet Anda',
  'hash.help':
    'Dihitung di perangkat ini dari kolom yang ditampilkan di sini. Dompet Anda menampilkan hash yang sama; jika tidak, jangan tanda tangani.',
  'hash.domain': 'Hash domain (domain hash)',
  'hash.message': 'Hash pesan (message hash)',
  'hash.safeTx': 'Hash yang ditandatangani (safeTxHash)',
  'hash.safeMessage': 'Hash yang ditandatangani (safeMessageHash)',
  'hash.copy': 'Salin: {name}',
  'hash.same': 'Layanan transaksi menunjukkan hash yang sama.',
  'hash.other': 'Layanan transaksi menunjukkan hash lain.',

  'finding.refused': 'Jangan tanda tangani ini.',
  'finding.inCall': 'Panggilan {place}: {text}',
  'finding.fields-invalid': 'Ada kolom yang kosong atau tidak valid.',
  'finding.safe-mismatch': 'Ini milik akun lain atau jaringan lain.',
  'finding.hash-mismatch': 'Hash dari layanan transaksi bukan hash dari kolom-kolom ini.',
  'finding.not-requested': 'Ini bukan transaksi yang diminta.',
  'finding.shown-differs':
    'Ringkasan layanan transaksi tidak cocok dengan yang dilakukan panggilan.',
  'finding.delegatecall-unknown-target': 'Kode tak dikenal akan berjalan sebagai akun itu sendiri.',
  'finding.delegatecall-unknown-selector':
    'Kode yang dikenal akan berjalan sebagai akun, tetapi tidak sebagaimana mestinya.',
  'finding.batch-unreadable': 'Batch tidak dapat dibaca sampai byte terakhir.',
  'finding.signature-invalid': 'Ada tanda tangan yang bukan dari pemilik yang disebutkan.',
  'finding.signature-not-owner': 'Ada tanda tangan dari pihak yang bukan pemilik.',
  'finding.signature-duplicate': 'Tanda tangan seorang pemilik muncul dua kali.',
  'finding.owners-differ': 'Daftar pemilik tidak cocok dengan blockchain.',
  'finding.owners-order-differs': 'Urutan pemilik tidak cocok dengan blockchain.',
  'finding.threshold-differs': 'Ambang batas tidak cocok dengan blockchain.',
  'finding.version-differs': 'Versi tidak cocok dengan blockchain.',
  'finding.nonce-differs':
    'Nonce tidak cocok dengan blockchain; layanan transaksi mungkin terlambat.',
  'finding.signature-unverified': 'Persetujuan sebuah kontrak belum diperiksa di blockchain.',
  'finding.owner-change': 'Pemilik akun berubah.',
  'finding.threshold-change':
    'Jumlah tanda tangan yang diperlukan berubah dari {before} menjadi {after}.',
  'finding.module-change':
    'Sebuah modul, yang bertindak tanpa tanda tangan, ditambahkan atau dihapus.',
  'finding.guard-change': 'Guard, yang memeriksa setiap transaksi, berubah.',
  'finding.fallback-handler-change': 'Fallback handler, yang menjawab panggilan ke akun, berubah.',
  'finding.singleton-change': 'Kode akun berubah.',
  'finding.self-call-unknown': 'Akun memanggil dirinya sendiri dengan cara yang tidak dikenal.',
  'finding.approves-hash': 'Transaksi akun lain disetujui, dan hanya hash-nya yang diketahui.',
  'finding.approval-unlimited':
    'Pihak lain akan dapat membelanjakan token akun ini tanpa batas, sekarang dan nanti.',
  'finding.approval': 'Pihak lain akan dapat membelanjakan token akun ini.',
  'finding.gas-token': 'Pengembalian biaya akan dibayar dengan token.',
  'finding.refund-receiver': 'Pengembalian biaya akan dikirim ke alamat yang tertera di sini.',
  'finding.safe-tx-gas': 'Jika panggilan gagal, nonce tetap terpakai.',
  'finding.nonce-conflict':
    'Transaksi lain memiliki nonce yang sama. Hanya salah satu yang dapat dieksekusi.',
  'finding.nonce-used': 'Nonce sudah terpakai: ini tidak akan pernah dapat dieksekusi.',
  'finding.nonce-gap': 'Transaksi sebelumnya harus dieksekusi lebih dulu.',
  'finding.signs-message': 'Sebuah pesan ditandatangani atas nama akun.',
  'finding.creates-contract': 'Sebuah kontrak dibuat.',
  'finding.call-unreadable': 'Apa yang dilakukan panggilan ini tidak dapat dibaca di sini.',
  'finding.rejection': 'Transaksi kosong: hanya memakai nonce ini.',

  'obstacle.network': 'Dompet Anda harus berada di {network}.',
  'obstacle.refused': 'Ini tidak boleh ditandatangani, karena alasan di atas.',
  'obstacle.unread': 'Baca dan centang peringatan di atas lebih dulu.',
  'obstacle.notOwner':
    'Anda bukan pemilik akun ini: Anda dapat melihat, tetapi tidak dapat menandatangani.',
  'obstacle.turn': { other: '{count} transaksi sebelumnya harus dieksekusi lebih dulu.' },

  'action.title': 'Tindakan',
  'action.checking': 'Memeriksa sekali lagi…',
  'action.handing': 'Mengirim…',
  'action.propose': 'Tanda tangani dan usulkan',
  'action.confirm': 'Tanda tangani',
  'action.execute': 'Eksekusi',
  'action.delete': 'Hapus usulan ini',
  'action.description': 'Eksekusi untuk {account}: {call}',
  'done.propose': 'Usulan terkirim.',
  'undone.propose': 'Tidak berhasil diusulkan.',
  'done.confirm': 'Tanda tangan ditambahkan. Pemilik lain kini dapat melihatnya.',
  'undone.confirm': 'Tanda tangan Anda tidak ditambahkan.',
  'done.execute': 'Transaksi dieksekusi.',
  'undone.execute': 'Tidak berhasil dieksekusi.',
  'done.delete': 'Usulan dihapus.',
  'undone.delete': 'Tidak berhasil dihapus.',

  'row.nonceTooLarge': '(terlalu besar untuk dibaca dengan tepat)',
  'row.unreadable': 'Entri ini tidak dapat dibaca. Entri lain tidak terpengaruh.',

  'fault.wallet': 'Dompet Anda menolak tanpa menyebutkan alasannya.',
  'fault.network': 'Jaringan tidak merespons tepat waktu.',
  'fault.changed': 'Isinya berubah sejak Anda melihatnya. Tinjau lagi.',
  'fault.signature': 'Dompet Anda menandatangani hal lain, atau dengan akun lain.',
  'fault.failed-on-chain': 'Jaringan mengeksekusinya, tetapi panggilan di dalamnya gagal.',

  'propose.kind': 'Yang diusulkan',
  'propose.call': 'Panggilan kontrak',
  'propose.review': 'Tinjau',
  'propose.another': 'Tambahkan panggilan lain',
  'propose.full': 'Tidak dapat menambahkan panggilan lagi.',
  'propose.draft': { other: '{count} panggilan sejauh ini, sebagai satu batch' },
  'propose.remove': 'Hapus: {call}',
  'propose.reviewDraft': 'Tinjau ini',
  'propose.zero': 'Batch tidak boleh berisi panggilan ke alamat nol. Hapus panggilan itu.',
  'propose.after':
    'Tanda tangan Anda yang pertama. Tidak ada yang terjadi sampai jumlah tanda tangan cukup dan seseorang mengeksekusinya.',
  'propose.back': 'Kembali ke formulir',

  'abi.label': 'Antarmuka (ABI)',
  'abi.help': 'Sebagai JSON, atau satu baris per fungsi: function dock(address to) payable',
  'abi.empty': 'Tempel antarmuka kontrak.',
  'abi.unreadable': 'Antarmuka ini tidak dapat dibaca.',
  'abi.no-functions': 'Tidak ada fungsi di dalamnya yang mengubah sesuatu.',
  'abi.function': 'Fungsi',
  'abi.value': '{symbol} yang dikirim bersamanya',

  'argument.number': 'Masukkan bilangan bulat, dalam satuan terkecil.',
  'argument.range': 'Angka ini di luar rentang tipenya.',
  'argument.address': 'Masukkan alamat dengan checksum yang benar.',
  'argument.bool': 'Masukkan true atau false.',
  'argument.bytes': 'Masukkan byte sebagai 0x dan digit berjumlah genap, sesuai panjang tipenya.',
  'argument.list': 'Masukkan JSON yang cocok dengan tipenya.',
  'argument.listHelp': 'Sebagai JSON, angka besar dalam tanda kutip.',

  'owners.change': 'Perubahan',
  'owners.add': 'Tambahkan pemilik',
  'owners.remove': 'Keluarkan pemilik',
  'owners.swap': 'Ganti pemilik',
  'owners.threshold': 'Ubah ambang batas',
  'owners.who': 'Pemilik yang dikeluarkan',
  'owners.signatures': 'Tanda tangan yang diperlukan setelahnya',
  'owners.same': 'Ambang batasnya sudah sebesar itu.',
  'owners.already': 'Alamat ini sudah menjadi pemilik.',
  'owners.impossible': 'Alamat ini tidak dapat menjadi pemilik.',

  'reject.title': 'Tolak',
  'reject.help':
    'Transaksi kosong memakai nonce yang sama. Setelah jumlah tanda tangannya cukup dan dieksekusi, transaksi yang lain tidak akan pernah dapat dieksekusi.',
};

export const treasury: Part<'treasury'> = {
  'payments.table': 'Bayar banyak sekaligus (CSV)',
  'payments.single': 'Masukkan pembayaran satu per satu',
  'nonce.choose': 'Nonce {nonce}: pilih yang lain',
  'nonce.free': 'Yang pertama kosong, setelah semua yang menunggu.',
  'nonce.replaces':
    'Ada transaksi menunggu dengan nonce ini. Begitu salah satunya dieksekusi, yang lain tidak berlaku lagi.',
  'nonce.gap': 'Nonce {missing} belum ada: sebelum itu dieksekusi, ini tidak bisa.',
  'nonce.used': 'Akun sudah berada di nonce {next}.',
  'nonce.unheard':
    'Akun sudah melewati nonce ini. Layanan transaksi belum menyebutkan transaksi mana yang memakainya.',
  'nonce.not-a-number': 'Masukkan bilangan bulat mulai dari {next}.',
  'nonce.replace': 'Usulkan panggilan lain sebagai gantinya',
  'takes.nonce': 'Usulan ini memakai nonce {nonce}.',
  'takes.used':
    'Nonce itu sudah terpakai: ini tidak akan pernah bisa dieksekusi. Pilih yang lain saat peninjauan.',
  'gap.one': 'Nonce {nonce} belum ada.',
  'gap.several': 'Nonce {first} sampai {last} belum ada.',
  'gap.help': 'Yang di bawahnya tidak bisa dieksekusi sebelum itu.',
  'gap.fill': 'Usulkan satu dengan nonce {nonce}',
  'delete.help':
    'Ini hanya menghapusnya dari layanan transaksi. Siapa pun yang menyimpan tanda tangannya masih bisa mengeksekusinya: agar pasti, tolak.',
  'delete.never':
    'Anda tidak bisa menghapus usulan ini: layanan transaksi hanya mengizinkannya untuk dompet dengan kunci sendiri, bukan kunci sandi atau kontrak. Tolak saja.',
  'signer.several':
    'Akun Anda sendiri memerlukan beberapa tanda tangan, yang tidak bisa dikumpulkan di sini. Gunakan dompet lain.',
  'next.sign': { other: 'Masih perlu {count} tanda tangan, dari pemilik mana pun di bawah ini:' },
  'next.execute': 'Jumlah tanda tangan cukup: siapa pun kini bisa mengeksekusinya, di bawah.',
  'next.share': 'Kirim tautan ini kepada mereka: tautan ini membuka transaksi ini.',
  'approve.help':
    'Akun Anda adalah kontrak: akun ini menandatangani lewat transaksinya sendiri di {network}, yang dikonfirmasi para pemiliknya.',
  'approve.waiting':
    'Menunggu transaksinya di {network}. Anda bisa meninggalkan halaman ini dan menekan tombolnya lagi nanti: tidak ada yang hilang.',
  'approve.description': 'Tanda tangan untuk {account}',
  'create.link': 'Buat akun multisig',
  'create.open': 'Buka di jaringan lain',
  'settings.open': 'Pengaturan akun ini',
  'set.enableModule':
    'Mengaktifkan modul {module}: setelah itu modul dapat bertindak tanpa tanda tangan',
  'set.disableModule': 'Menonaktifkan modul {module}',
  'set.guard': 'Memasang guard {contract}, yang dapat menolak setiap transaksi',
  'unset.guard': 'Menghapus guard',
  'set.moduleGuard': 'Memasang guard modul {contract}',
  'unset.moduleGuard': 'Menghapus guard modul',
  'set.handler': 'Memasang fallback handler {contract}',
  'unset.handler': 'Menghapus fallback handler',
  'set.addDelegate': 'Mengizinkan {spender} memiliki batas pengeluaran',
  'set.removeDelegate': 'Mencabut semua batas pengeluaran {spender}',
  'set.limitOnce': '{spender} boleh membelanjakan {amount} satu kali, tanpa tanda tangan',
  'set.limit':
    '{spender} boleh membelanjakan {amount} tanpa tanda tangan, diperbarui setelah {period}',
  'set.resetLimit': 'Menghitung kembali sebagai nol yang dibelanjakan {spender} dari {token}',
  'set.removeLimit': 'Mencabut batas pengeluaran {token} dari {spender}',
  'set.units': '{units} satuan terkecil token tidak terdaftar {token}',
  'finding.threshold-one': 'Setelah itu, satu pemilik saja dapat bertindak sendiri.',
  'finding.gas-price':
    'Selain panggilan, akun membayar pengembalian biaya hingga {amount} ke {recipient}.',
  'set.enableRecovery': 'Mengaktifkan pemulihan oleh wali (modul {module})',
  'set.disableRecovery': 'Menonaktifkan pemulihan oleh wali (modul {module})',
  'set.addGuardian': 'Menambahkan wali {guardian}. Wali yang diperlukan setelahnya: {threshold}',
  'set.revokeGuardian': 'Menghapus wali {guardian}. Wali yang diperlukan setelahnya: {threshold}',
  'set.guardianThreshold': 'Wali yang diperlukan setelahnya: {threshold}',
  'set.cancelRecovery': 'Menghentikan pemulihan yang berjalan',
  'set.invalidateApprovals': 'Membatalkan persetujuan wali sejauh ini',
  'finding.recovery-on':
    'Wali dalam jumlah cukup bersama-sama lalu dapat mengganti semua pemilik, setelah jangka waktu saat akun dapat menghentikannya.',
  'finding.guardian-change': 'Wali, yang dapat mengganti semua pemilik, berubah.',
  'finding.recovery-cancel': 'Pemulihan yang berjalan dihentikan. Walinya dapat memulai yang lain.',
  'finding.recovery-approval': 'Sebagai wali, akun ini menyetujui pemilik baru akun lain.',
  'recovery.running':
    'Pemulihan sedang berjalan. Mulai {date}, semua pemilik akun ini diganti dengan:',
  'recovery.due':
    'Jangka waktu pemulihan sudah lewat. Siapa pun dapat menyelesaikannya sekarang; semua pemilik akun ini diganti dengan:',
  'recovery.terms':
    'Tanda tangan yang diperlukan setelahnya: {threshold}. Wali yang menyetujui: {approvals}.',
  'recovery.stop': 'Usulkan penghentian',
  'recovery.unread':
    'Pemulihan oleh wali aktif, tetapi tidak dapat dibaca: {network} tidak merespons. Mungkin ada pemulihan yang berjalan.',
  'recovery.on':
    'Pemulihan oleh wali aktif: {threshold} dari {count} wali dapat mengganti semua pemilik, setelah {period}.',
  'recovery.empty': 'Pemulihan oleh wali aktif, tanpa wali.',
  'recovery.kept':
    'Pemulihan oleh wali nonaktif, tetapi modulnya menyimpan wali atau pemulihan yang berlaku saat diaktifkan lagi.',
  'recovery.off': 'Usulkan penonaktifan',
  'recovery.failed': 'Usulan tidak disiapkan: {network} tidak merespons.',
  'set.cancelDelayed': 'Membatalkan yang menunggu di modul pemulihan sebelum nomor {nonce}',
  'finding.delay-cancel':
    'Transaksi yang menunggu di modul pemulihan dibatalkan. Transaksi lain dapat ditambahkan.',
  'finding.delay-change':
    'Modul pemulihan berubah: siapa yang dapat menambahkan transaksi atau berapa lama transaksi menunggu.',
  'finding.spending-limit':
    'Seseorang lalu dapat membelanjakan hingga suatu batas tanpa tanda tangan apa pun.',
  'history.item': 'item {id} dari {token}',
  'history.doubt.not-owners': 'Pemilik tidak menandatangani ini: kontrak token yang melaporkannya.',
  'history.doubt.nothing':
    'Tidak ada yang dikirim dan pemilik tidak menandatangani ini. Jangan salin alamatnya.',
  'history.doubt.imitation': 'Token ini meniru token yang Anda kenal. Ini token lain.',
  'history.doubt.look-alike': 'Alamat ini mirip dengan alamat yang Anda kenal, tetapi berbeda.',
  'history.doubt.odd-decimals':
    'Kontrak token ini memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'finding.signature-set-aside':
    'Ada tanda tangan dari akun yang bukan pemilik, atau bukan pemilik lagi. Tanda tangan itu tidak dihitung.',
  'finding.signature-withdrawn':
    'Ada kontrak pemilik yang tidak menerima tanda tangannya, atau tidak menerimanya lagi. Tanda tangan itu tidak dihitung.',
  'refund.paid': 'Selain itu, {amount} dibayarkan ke {recipient} sebagai pengembalian biaya gas.',
  'refund.along': '{call}, dengan pengembalian biaya hingga {amount} ke {recipient}',
  'refund.executor': 'siapa pun yang mengeksekusi',
  'row.proposer': 'Diajukan oleh {name}',
  'row.depends':
    'Ini bergantung pada perubahan pemilik yang menunggu sebelumnya, dengan nonce {nonces}.',
  'ledger.open': 'Filter dan ekspor',
  'ledger.close': 'Tampilkan semuanya lagi',
  'note.label': 'Catatan untuk pemilik lain',
  'note.help':
    'Opsional dan publik: siapa pun dapat membacanya di layanan transaksi. Bukan bagian dari yang ditandatangani.',
  'note.tooLong': 'Paling banyak {most} karakter.',
  'note.shown': 'Catatan pengusul, bukan bagian dari yang ditandatangani:',
  'notify.on': 'Beri tahu saya saat ada yang menunggu tanda tangan saya',
  'notify.help': 'Di perangkat ini, selama ada tab dengan akun ini yang terbuka.',
  'notify.denied': 'Browser Anda memblokir notifikasi situs ini. Izinkan di pengaturannya.',
  'notify.waits': { other: '{count} transaksi {account} menunggu tanda tangan Anda.' },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Pemilik ditambahkan: {owner}',
  'was.ownerRemoved': 'Pemilik dihapus: {owner}',
  'was.threshold': 'Tanda tangan yang diperlukan',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard modul',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'tidak ada',
  'was.nothing': 'Blockchain tidak menunjukkan perubahan pengaturan dalam transaksi ini.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Buat akun multisig',
  'new.lead':
    'Pilih pemiliknya dan berapa di antaranya yang harus menandatangani. Akun ini menjadi Safe biasa: tanpa modul, tanpa guard, tanpa pihak lain.',
  'new.owner': 'Pemilik {number}',
  'new.noOwner': 'Masukkan alamat atau nama pemilik.',
  'new.removeOwner': 'Hapus pemilik {number}',
  'new.threshold': 'Tanda tangan yang diperlukan',
  'new.alone': 'Dengan satu pemilik, kunci hilang berarti akun hilang. Tambahkan satu lagi.',
  'new.all':
    'Semua pemilik harus menandatangani: satu kunci hilang, tidak ada lagi yang bisa bergerak.',
  'new.any': 'Salah satu pemilik saja bisa memindahkan semuanya sendirian.',
  'new.showAddress': 'Tampilkan alamat',
  'new.address': 'Alamatnya nanti',
  'new.create': 'Buat akun',
  'new.once': 'Satu transaksi dari akun yang terhubung, yang membayar biaya jaringan.',
  'new.failed': 'Akun tidak dibuat.',
  'new.notThere':
    'Blockchain tidak menunjukkan akun ini dengan pemilik ini. Jangan gunakan alamatnya.',
  'new.description': 'Buat akun multisig {account}',
  'new.noContracts': 'Kontrak Safe tidak ada di {network}: akun tidak bisa dibuat di sana.',
  'new.full': 'Pemilik ini sudah punya banyak akun di sini. Ubah pemilik atau ambang batasnya.',
  'new.otherAddress':
    '{network} menghitung alamat dengan cara dan kontrak lain: di sana alamat akun berbeda dari di jaringan lain.',
  'new.absent':
    'Pemilik ini adalah kontrak di jaringan lain, tetapi tidak ada di {network}. Mereka tidak bisa menandatangani di sana sebelum dibuka di sana juga: {owners}',
  'new.absentUnread':
    'Tidak ada respons dari: {networks}. Pemilik yang merupakan kontrak di sana tidak akan bisa menandatangani di {network}.',
  'open.title': 'Buka di jaringan lain',
  'open.lead': 'Di alamat yang sama, dengan kontrak yang sama dan pemilik saat akun dibuat.',
  'open.changed':
    'Pemilik atau ambang batas di sini sudah berubah sejak itu. Di sana, pemilik awal di bawah yang menentukan sampai mereka mengubahnya.',
  'open.unproven':
    'Cara akun ini dibuat tidak dapat dibuktikan di blockchain, jadi tidak bisa dibuka di tempat lain dari sini.',
  'open.there': 'Akun sudah ada di {network}.',
  'open.none': 'Situs ini tidak mendukung jaringan lain.',
};

export const csv: Part<'csv'> = {
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

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Kunci sandi yang bukan pemilik di sini masih menjadi pemilik di: {networks}. Hapus juga di sana.',
  'elsewhere.notOpened':
    'Akun ini belum dibuka di: {networks}. Di sana akun ini milik kunci sandi yang dihapus: jangan kirim apa pun ke sana.',
  'elsewhere.unread':
    'Tidak ada respons dari: {networks}. Kunci sandi yang dihapus mungkin masih menjadi pemilik di sana.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Filter dan ekspor',
  'ledger.all': 'Semua',
  'ledger.person': 'Dari atau kepada',
  'ledger.personHelp': 'Alamat, atau nama kontak.',
  'ledger.settings': 'Hanya perubahan pengaturan',
  'ledger.from': 'Sejak',
  'ledger.until': 'Hingga',
  'ledger.count': { other: '{count} entri' },
  'ledger.unchecked': {
    other: '{count} entri tidak dapat diperiksa dengan blockchain. Berkas menandainya.',
  },
  'ledger.cut': 'Tidak semua entri dapat dibaca. File mencatatnya.',
  'ledger.csv': 'Ekspor sebagai CSV',
  'ledger.json': 'Ekspor sebagai JSON',
};

export const push: Part<'push'> = {
  'push.on': 'Juga saat tidak ada tab yang terbuka',
  'push.help':
    'Lewat pesan push di perangkat ini. Pesan dikirim melalui Google, yang jadi tahu bahwa perangkat ini mengikuti akun ini. Untuk mengaktifkannya, dompet Anda menandatangani proses masuk ke layanan transaksi.',
  'push.confirm': 'Konfirmasi proses masuk di dompet Anda.',
  'push.noService':
    'Browser Anda tidak bisa menjangkau layanan pesan push-nya. Coba lagi nanti, atau di browser lain.',
  'push.failed':
    'Tidak ada yang berubah: layanan transaksi atau dompet Anda tidak merespons. Coba lagi.',
  'push.waits': 'Ada yang menunggu tanda tangan Anda di {account}.',
  'push.changed': 'Ada kabar baru dari {account}.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Pengaturan',
  'settings.lead':
    'Seperti yang ada di blockchain sekarang. Setiap perubahan adalah usulan yang ditandatangani pemilik.',
  'settings.viewOnly': 'Hanya pemilik yang dapat mengusulkan perubahan.',
  'settings.unreachable': 'Pengaturan tidak dapat dibaca: {network} tidak merespons.',
  'settings.remove': 'Usulkan penghapusan',
  'settings.noCode': 'Tidak ada kontrak di alamat ini.',
  'owners.title': 'Pemilik dan ambang batas',
  'owners.meaning':
    'Pemilik memutuskan semua yang dilakukan akun. Siapa pun yang menguasai cukup pemilik menguasai akun.',
  'owners.one':
    'Satu tanda tangan cukup: pemilik mana pun sendirian, atau pencuri kuncinya, dapat memindahkan semuanya.',
  'owners.all':
    'Semua pemilik harus menandatangani: jika salah satu kehilangan kuncinya, tidak ada lagi yang dapat dipindahkan.',
  'owners.open': 'Ubah pemilik atau ambang batas',
  'modules.title': 'Modul',
  'modules.meaning': 'Modul adalah kontrak yang bertindak untuk akun tanpa tanda tangan apa pun.',
  'modules.none': 'Tidak ada yang aktif: tidak ada yang berpindah tanpa pemilik.',
  'modules.disable': 'Usulkan penonaktifan',
  'module.unknown': 'Modul tidak dikenal: dapat memindahkan semuanya tanpa tanda tangan.',
  'module.allowance': 'Batas pengeluaran dari Safe: alamat di bawah membelanjakan hingga batasnya.',
  'module.operations':
    'Modul Safe untuk ERC-4337: mengeksekusi yang telah ditandatangani pemilik, dikirim oleh layanan.',
  'module.recovery': 'Pemulihan sosial dari Safe: walinya dapat mengganti pemilik.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Guard adalah kontrak yang memeriksa setiap transaksi pemilik dan dapat menolaknya. Guard yang rusak mengunci akun selamanya.',
  'guard.none': 'Tidak ada: transaksi hanya memerlukan tanda tangan yang cukup.',
  'guard.checks': 'Guard juga memeriksa penghapusannya sendiri, dan dapat menolaknya.',
  'moduleGuard.title': 'Guard modul',
  'moduleGuard.meaning': 'Memeriksa yang dilakukan modul, dan dapat menolaknya.',
  'moduleGuard.checks': 'Guard yang rusak menghentikan semua modul, atau meloloskan semuanya.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Menjawab panggilan yang tidak dikenal akun sendiri, seperti pemeriksaan tanda tangannya. Yang jahat dapat membuat apa pun tampak ditandatangani akun.',
  'handler.known': 'Diterbitkan Safe, dengan versi {version}.',
  'handler.unknown': 'Bukan yang diterbitkan Safe. Pertahankan hanya jika Anda tahu fungsinya.',
  'handler.none':
    'Tidak ada: pesan yang ditandatangani akun tidak dapat diperiksa, dan sebagian token tidak dapat diterima.',
  'handler.publish': 'Usulkan yang diterbitkan',
  'limits.title': 'Batas pengeluaran',
  'limits.meaning':
    'Alamat dengan batas membelanjakan sendiri hingga batas itu, tanpa tanda tangan. Jika kuncinya dicuri, sebanyak itu hilang, dan lagi setelah setiap pembaruan.',
  'limits.none': 'Tidak ada yang memilikinya.',
  'limits.empty': 'Sekarang tidak punya batas, dan tidak dapat membelanjakan apa pun.',
  'limits.unavailable': 'Safe belum menerbitkan modul untuk ini di jaringan ini.',
  'limits.off': 'Modul tidak aktif: batas ini belum berlaku sampai modul diaktifkan.',
  'limits.used': '{spent} dari {amount} dibelanjakan',
  'limits.once': 'Tidak diperbarui.',
  'limits.renewed': 'Diperbarui setelah {period}, berikutnya pada {date}.',
  'limits.new': 'Batas pengeluaran baru',
  'limits.change': 'Ubah',
  'limits.reset': 'Hitung yang dibelanjakan sebagai nol',
  'limits.remove': 'Hapus',
  'limits.removeAll': 'Hapus alamat ini',
  'limits.who': 'Alamat yang boleh membelanjakan',
  'limits.period': 'Pembaruan',
  'limits.never': 'Tidak pernah',
  'limits.after': 'Setelah {period}',
  'limits.keepsSpent': 'Yang sudah dibelanjakan tetap dihitung.',
  'limits.enables':
    'Usulan ini juga mengaktifkan modul Safe, yang lalu membelanjakan dalam batas tanpa tanda tangan.',
  'limits.tooMuch': 'Ini melebihi yang dapat dihitung modul.',
  'limits.self': 'Akun itu sendiri tidak memerlukan batas.',
  'spend.open': 'Belanjakan dari batas ini',
  'spend.left': 'Tersisa {amount}',
  'spend.tooMuch': 'Hanya tersisa {amount}.',
  'spend.send': 'Kirim sekarang',
  'spend.done': 'Terkirim.',
  'spend.failed': 'Tidak terkirim.',
  'spend.description': 'Belanjakan {amount} dalam batas',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Apa yang berubah pada akun',
  'sim.help':
    'Baru saja disimulasikan oleh node jaringan, seolah dieksekusi sekarang. Tidak ada yang dikirim.',
  'sim.none': 'Ini akan berhasil. Node tidak melaporkan perubahan saldo.',
  'sim.fails': 'Jika dieksekusi sekarang, ini akan gagal.',
  'sim.ownersNow': 'Hasil di atas berlaku untuk pemilik saat ini.',
  'sim.outcomeOnly':
    'Ini akan berhasil. Yang akan berubah tidak dapat diketahui. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.unavailable':
    'Node jaringan ini tidak dapat menyimulasikannya: apakah akan berhasil dan apa yang akan berubah tidak dapat diketahui di sini. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.too-many':
    'Panggilan ini terlalu banyak untuk disimulasikan di sini: yang akan berubah tidak dapat diketahui. Andalkan panggilan seperti yang ditampilkan di atas.',
  'sim.units': '{units} satuan terkecil {token}',
  'sim.item': 'item {id} dari {token}',
  'against.failed':
    'Menurut simulasi di perangkat ini sebelum dieksekusi, ini akan berhasil. Ternyata gagal.',
  'against.succeeded':
    'Menurut simulasi di perangkat ini sebelum dieksekusi, ini akan gagal. Ternyata berhasil.',
  'against.other': 'Yang terjadi bukan yang disimulasikan di perangkat ini sebelum dieksekusi:',
  'against.change': 'Terjadi {actual}, yang diharapkan {expected}',
  'against.nothing': 'tidak ada {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'Pemulihan dengan waktu tunggu aktif. Alamat berikut dapat menambahkan transaksi apa pun dari akun ini; transaksi dapat dijalankan setelah {period}, dan selama itu pemilik dapat membatalkannya:',
  'delay.waiting':
    'Sebuah transaksi menunggu di modul pemulihan. Mulai {date}, siapa pun dapat menjalankannya:',
  'delay.due':
    'Waktu tunggu sebuah transaksi di modul pemulihan sudah lewat. Siapa pun dapat menjalankannya sekarang:',
  'delay.expired':
    'Sebuah transaksi di modul pemulihan sudah kedaluwarsa. Transaksi ini tidak dapat dijalankan lagi:',
  'delay.more':
    'Transaksi lain juga menunggu di modul pemulihan dan tidak ditampilkan di sini: {number}',
  'delay.cancel': 'Usulkan pembatalan yang menunggu',
  'delay.foreign':
    'Akun ini tidak mengendalikan modul pemulihannya: pemilik tidak dapat membatalkan yang menunggu di sana, tetapi dapat menonaktifkannya.',
  'delay.unread':
    'Modul pemulihan aktif, tetapi tidak dapat dibaca: {network} tidak merespons. Mungkin ada transaksi yang menunggu.',
};
