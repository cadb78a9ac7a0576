import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
