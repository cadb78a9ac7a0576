import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Akun multisig',
  'multisig.lead':
    'Akun yang dimiliki beberapa orang bersama: cukup banyak dari mereka harus menandatangani.',
  'multisig.needsWallet':
    'Pemilik melihat dan menandatangani dengan dompet masing-masing. Hubungkan dompet Anda.',
  'multisig.loading': 'Memuat…',
  'multisig.unavailable': 'Ini tidak dapat dimuat.',
  'multisig.more': 'Tampilkan lebih banyak',

  'place.unreadable': 'Tautan ini tidak dapat dibaca. Mintalah lagi, atau cari akunnya di bawah.',
  'place.otherNetwork': 'Tautan ini menuju jaringan yang tidak ada di situs ini.',

  'find.owned': 'Akun Anda di {network}',
  'find.none': 'Gateway tidak mengenal akun di sini yang Anda miliki bersama orang lain.',
  'find.byAddress': 'Buka dengan alamat',
  'find.address': 'Alamat Safe di {network}',
  'find.help': 'Siapa pun boleh melihat. Hanya pemilik yang dapat menandatangani.',
  'find.notAnAddress': 'Alamat ini tidak valid. Alamat diawali 0x diikuti 40 digit.',
  'find.open': 'Buka',
  'find.other': 'Akun lain',

  'network.other':
    'Akun ini ada di {network}, dompet Anda tidak. Anda dapat melihat; untuk menandatangani, ganti jaringan.',
  'network.switch': 'Ganti ke {network}',
  'network.failed': 'Jaringan tidak berganti. Gantilah di dompet Anda.',

  'safe.none': 'Tidak ada Safe di alamat ini pada {network}.',
  'safe.unreachable': 'Akun tidak dapat dibaca: {network} tidak menjawab.',
  'safe.rule': { other: '{threshold} dari {count} pemilik harus menandatangani.' },
  'safe.lookOnly': 'Anda bukan pemilik',
  'safe.owners': 'Pemilik',
  'safe.balances': 'Saldo',
  'safe.version': 'Versi',
  'safe.nextNonce': 'Nonce berikutnya',

  'unusual.code': 'Kode akun ini bukan dari rilis yang dikenal situs ini:',
  'unusual.module': 'Sebuah modul boleh bertindak untuk akun ini tanpa tanda tangan:',
  'unusual.guard': 'Sebuah guard dapat menolak transaksi akun ini:',
  'unusual.handler': 'Fallback handler yang tidak biasa menjawab untuk akun ini:',

  'view.title': 'Yang ingin dilihat',
  'view.queue': 'Antrean',
  'view.history': 'Riwayat',
  'view.messages': 'Pesan',
  'view.new': 'Transaksi baru',
  'view.newMessage': 'Pesan baru',
  'view.back': 'Kembali ke akun',

  'gateway.unreachable': 'Tidak ada jawaban. Periksa koneksi Anda dan coba lagi.',
  'gateway.answer-invalid': 'Jawaban gateway tidak dapat dipahami.',
  'gateway.too-large': 'Jawaban gateway terlalu besar dan tidak dibaca.',
  'gateway.page-elsewhere':
    'Halaman berikutnya dari gateway ada di tempat lain. Halaman itu tidak diikuti.',
  'gateway.refused': 'Kata gateway:',
  'gateway.unknownSafe':
    'Gateway tidak mengatakan apa pun tentang akun ini. Yang ditampilkan berasal dari rantai.',
  'gateway.differs':
    'Gateway mengatakan hal yang berbeda dari rantai. Yang ditampilkan berasal dari rantai, dan tidak ada yang dapat ditandatangani.',

  'queue.empty': 'Tidak ada yang menunggu tanda tangan.',
  'queue.next': 'Berikutnya: nonce {nonce}',
  'queue.nonce': 'Dengan nonce {nonce}',
  'queue.unreadable': 'Tidak terbaca',
  'queue.conflict': {
    other:
      '{count} transaksi ini memakai nonce yang sama. Hanya satu yang dapat dieksekusi; yang lain gugur.',
  },
  'queue.details': 'Rincian',

  'history.help':
    'Menurut gateway. Buka sebuah transaksi untuk melihatnya diperiksa dengan rantai.',
  'history.empty': 'Belum ada yang terjadi.',
  'history.received': 'Menerima {amount} dari {sender}',
  'history.token': 'sesuatu dari token {token}',
  'history.settings': 'Ubah pengaturan akun',
  'history.created': 'Akun dibuat',
  'history.other': 'Lainnya: {name}',

  'messages.empty': 'Tidak ada pesan.',
  'message.title': 'Pesan',
  'message.text': 'Teks',
  'message.help':
    'Akun menyatakannya setelah cukup pemilik menandatangani. Tidak ada yang dikirim ke jaringan.',
  'message.missing': 'Masukkan teks yang akan ditandatangani.',
  'message.typed':
    'Data terstruktur tidak dapat ditandatangani di sini: yang diizinkannya hanya bisa ditampilkan aplikasinya.',
  'message.tooLong': 'Pesan ini terlalu panjang untuk diperiksa di sini.',
  'message.proven': 'Baru saja ditanya, rantai memastikannya: ini ditandatangani atas nama akun.',
  'message.disproven':
    'Cukup pemilik sudah menandatangani, tetapi di rantai akun tidak mengakuinya.',
  'message.unproven':
    'Cukup pemilik sudah menandatangani. Belum bisa ditanyakan apakah akun mengakuinya: {network} tidak menjawab.',
  'message.copySignature': 'Salin tanda tangan',
  'message.shareHelp': 'Untuk pemilik lain: tautan ini membuka pesan ini.',

  'status.awaitingConfirmations': 'Perlu tanda tangan',
  'status.awaitingExecution': 'Siap dieksekusi',
  'status.success': 'Tereksekusi',
  'status.cancelled': 'Gugur',
  'status.failed': 'Gagal',

  'transaction.title': 'Transaksi',
  'transaction.signed': '{signed} dari {threshold} tanda tangan',
  'transaction.hasSigned': 'Sudah menandatangani',
  'transaction.notSigned': 'Belum menandatangani',
  'transaction.youSigned': 'Anda sudah menandatangani. Sekarang giliran pemilik lain.',
  'transaction.from': 'Diusulkan oleh aplikasi “{app}”, menurut aplikasi itu sendiri',
  'transaction.proposed': 'Diusulkan pada',
  'transaction.unproven': 'Gateway mengatakan ini sudah dieksekusi. Rantai tidak mengatakannya.',
  'transaction.explorer': 'Lihat di penjelajah',
  'transaction.share': 'Salin tautan',
  'transaction.shareHelp': 'Untuk pemilik lain: tautan ini membuka transaksi ini.',
  'transaction.reject': 'Usulkan penolakan',

  'address.safe': 'Akun ini',
  'address.you': 'Anda',

  'call.rejection': 'Tidak melakukan apa pun, dan memakai nonce',
  'call.send': 'Kirim {amount} ke {recipient}',
  'call.sendUnknown':
    'Kirim {units} satuan terkecil dari token tak terdaftar {token} ke {recipient}',
  'fact.spender': 'Pihak yang diizinkan',
  'call.revoke': 'Cabut izin {spender} untuk membelanjakan {token}',
  'call.approveItems': 'Izinkan {spender} memindahkan semua item {token}',
  'call.approveUnknown':
    'Izinkan {spender} membelanjakan {units} unit terkecil (atau item nomor {units}) dari token tak terdaftar {token}',
  'call.approveUnlimited': 'Izinkan {spender} membelanjakan semua {token} tanpa batas',
  'call.approveMore': 'Izinkan {spender} membelanjakan {amount} lagi',
  'call.approve': 'Izinkan {spender} membelanjakan {amount}',
  'call.addOwner': 'Tambahkan pemilik {owner}. Sejak itu, {threshold} harus menandatangani',
  'call.removeOwner': 'Hapus pemilik {owner}. Sejak itu, {threshold} harus menandatangani',
  'call.swapOwner': 'Ganti pemilik {owner} dengan {newOwner}',
  'call.changeThreshold': 'Ubah ambang: {threshold} harus menandatangani',
  'call.batch': { other: 'Kumpulan {count} panggilan, semua atau tidak sama sekali' },
  'call.function': 'Panggil {name} dari {contract}',
  'call.raw': 'Panggilan ke {contract} yang tidak dapat dibaca',
  'call.withCoins': '{call}, dan kirim {amount} bersamanya',

  'fact.token': 'Token (kontrak)',
  'fact.owner': 'Pemilik',
  'fact.newOwner': 'Pemilik baru',
  'fact.through': 'Melalui',
  'fact.contract': 'Kontrak',
  'fact.account': 'Akun',
  'fact.nonce': 'Nonce (nomor urut)',
  'fact.operation': 'Jenis panggilan',
  'fact.delegatecall': 'Delegatecall: kode kontrak berjalan sebagai akun ini',
  'fact.data': { other: 'Data, {count} bita' },
  'fact.trailing': { other: 'Di belakangnya, {count} bita' },

  'review.what': 'Yang akan terjadi',

  'hash.title': 'Bandingkan dengan dompet Anda',
  'hash.help':
    'Dihitung di perangkat ini dari isian yang tampak di sini. Dompet Anda menampilkan yang sama; jika tidak, jangan tanda tangani.',
  'hash.domain': 'Hash domain',
  'hash.message': 'Hash pesan',
  'hash.safeTx': 'Hash yang ditandatangani (safeTxHash)',
  'hash.safeMessage': 'Hash yang ditandatangani (safeMessageHash)',
  'hash.copy': 'Salin: {name}',
  'hash.same': 'Gateway menyebut hash yang sama.',
  'hash.other': 'Gateway menyebut hash lain.',

  'finding.refused': 'Jangan tanda tangani ini.',
  'finding.inCall': 'Panggilan {place}: {text}',
  'finding.fields-invalid': 'Sebuah isian tidak ada atau berisi hal yang tidak mungkin.',
  'finding.safe-mismatch': 'Ini milik akun lain atau jaringan lain.',
  'finding.hash-mismatch': 'Hash dari gateway bukan hash dari isian ini.',
  'finding.not-requested': 'Ini transaksi lain, bukan yang diminta.',
  'finding.shown-differs': 'Ringkasan gateway berbeda dari yang dilakukan panggilan.',
  'finding.delegatecall-unknown-target': 'Kode tak dikenal akan berjalan sebagai akun itu sendiri.',
  'finding.delegatecall-unknown-selector':
    'Kode yang dikenal akan berjalan sebagai akun, tetapi tidak sebagaimana mestinya.',
  'finding.batch-unreadable': 'Kumpulan ini tidak dapat dibaca sampai bita terakhir.',
  'finding.signature-invalid': 'Sebuah tanda tangan tidak dibuat oleh pemilik yang disebut.',
  'finding.signature-not-owner': 'Sebuah tanda tangan berasal dari orang yang bukan pemilik.',
  'finding.signature-duplicate': 'Tanda tangan seorang pemilik ada dua kali.',
  'finding.owners-differ': 'Para pemilik berbeda dari yang ada di rantai.',
  'finding.owners-order-differs': 'Urutan pemilik berbeda dari yang ada di rantai.',
  'finding.threshold-differs': 'Ambangnya berbeda dari yang ada di rantai.',
  'finding.version-differs': 'Versinya berbeda dari yang ada di rantai.',
  'finding.nonce-differs': 'Nonce berbeda dari yang ada di rantai; gateway mungkin terlambat.',
  'finding.signature-unverified': 'Persetujuan sebuah kontrak tidak ditanyakan ke rantai.',
  'finding.owner-change': 'Para pemilik akun berubah.',
  'finding.threshold-change': 'Jumlah pemilik yang harus menandatangani berubah.',
  'finding.module-change':
    'Sebuah modul, yang bertindak tanpa tanda tangan, ditambah atau dihapus.',
  'finding.guard-change': 'Guard, yang memeriksa setiap transaksi, berubah.',
  'finding.fallback-handler-change': 'Fallback handler, yang menjawab untuk akun, berubah.',
  'finding.singleton-change': 'Kode akun berubah.',
  'finding.self-call-unknown': 'Akun memanggil dirinya sendiri dengan cara yang tidak dikenal.',
  'finding.approves-hash': 'Transaksi akun lain disetujui, yang di sini hanya ada hash-nya.',
  'finding.approval-unlimited':
    'Pihak lain akan bisa membelanjakan token akun ini tanpa batas, sekarang dan nanti.',
  'finding.approval': 'Pihak lain akan bisa membelanjakan token akun ini.',
  'finding.gas-price': 'Akun membayar siapa pun yang mengeksekusi ini.',
  'finding.gas-token': 'Pengembalian biaya akan dibayar dalam token.',
  'finding.refund-receiver': 'Pengembalian biaya akan pergi ke alamat yang disebut di sini.',
  'finding.safe-tx-gas': 'Jika panggilan gagal, nonce tetap terpakai.',
  'finding.nonce-conflict':
    'Transaksi lain menunggu dengan nonce yang sama. Hanya satu yang dapat dieksekusi.',
  'finding.nonce-used': 'Nonce sudah terpakai: ini tidak akan pernah dapat dieksekusi.',
  'finding.nonce-gap': 'Transaksi sebelumnya harus dieksekusi lebih dulu.',
  'finding.signs-message': 'Sebuah pesan ditandatangani atas nama akun.',
  'finding.creates-contract': 'Sebuah kontrak dibuat.',
  'finding.call-unreadable': 'Apa yang dilakukan panggilan ini tidak dapat dibaca di sini.',
  'finding.rejection': 'Tidak ada yang dilakukan selain memakai nonce.',

  'obstacle.network': 'Dompet Anda harus berada di {network}.',
  'obstacle.refused': 'Ini tidak boleh ditandatangani, karena alasan di atas.',
  'obstacle.unread': 'Baca dan centang dahulu peringatan di atas.',
  'obstacle.notOwner': 'Anda bukan pemilik akun ini: Anda dapat melihat, tidak menandatangani.',
  'obstacle.turn': { other: '{count} transaksi sebelumnya harus dieksekusi lebih dulu.' },

  'action.title': 'Yang dapat Anda lakukan',
  'action.checking': 'Memeriksa sekali lagi…',
  'action.handing': 'Menyerahkan ke gateway…',
  'action.propose': 'Tanda tangani dan usulkan',
  'action.confirm': 'Tanda tangani',
  'action.execute': 'Eksekusi',
  'action.description': 'Eksekusi untuk {account}: {call}',

  'done.propose': 'Sudah diusulkan.',

  'undone.propose': 'Transaksi tidak diusulkan.',

  'done.confirm': 'Sudah ditandatangani. Pemilik lain kini melihatnya.',

  'undone.confirm': 'Tanda tangan Anda tidak ditambahkan.',

  'done.execute': 'Sudah dieksekusi.',

  'undone.execute': 'Transaksi tidak dieksekusi.',
  'row.nonceTooLarge': '(terlalu besar untuk dibaca dengan tepat)',
  'row.unreadable': 'Entri ini tidak dapat dibaca. Entri lain tidak terpengaruh.',
  'undone.delete': 'Usulan ini tidak dihapus.',
  'done.delete': 'Dihapus.',
  'action.delete': 'Hapus usulan ini',

  'fault.wallet': 'Dompet Anda menolak tanpa mengatakan alasannya.',
  'fault.network': 'Jaringan tidak menjawab tepat waktu.',
  'fault.changed': 'Ini bukan lagi yang Anda lihat tadi. Lihatlah lagi.',
  'fault.signature': 'Yang ditandatangani dompet Anda bukan ini, atau bukan dari akun ini.',
  'fault.failed-on-chain': 'Jaringan menjalankannya, tetapi panggilan di dalamnya gagal.',

  'propose.kind': 'Yang diusulkan',
  'propose.call': 'Panggilan kontrak',
  'propose.review': 'Tinjau',
  'propose.another': 'Tambah panggilan lain',
  'propose.full': 'Tidak ada tempat untuk panggilan lagi.',
  'propose.draft': { other: '{count} panggilan sejauh ini, sebagai satu kumpulan' },
  'propose.remove': 'Hapus: {call}',
  'propose.reviewDraft': 'Tinjau ini',
  'propose.zero': 'Kumpulan tidak boleh berisi panggilan ke alamat nol. Hapuslah.',
  'propose.after':
    'Tanda tangan Anda yang pertama. Tidak ada yang terjadi sampai cukup pemilik menandatangani dan seseorang mengeksekusinya.',
  'propose.back': 'Kembali ke formulir',

  'abi.label': 'Antarmuka (ABI)',
  'abi.help': 'Sebagai JSON, atau satu baris per fungsi: function dock(address to) payable',
  'abi.empty': 'Tempelkan antarmuka kontrak.',
  'abi.unreadable': 'Antarmuka ini tidak dapat dibaca.',
  'abi.no-functions': 'Di dalamnya tidak ada fungsi yang mengubah sesuatu.',
  'abi.function': 'Fungsi',
  'abi.value': '{symbol} yang ikut dikirim',

  'argument.number': 'Masukkan bilangan bulat, dalam satuan terkecil.',
  'argument.range': 'Bilangan ini tidak muat dalam tipenya.',
  'argument.address': 'Masukkan alamat dengan checksum yang benar.',
  'argument.bool': 'Masukkan true atau false.',
  'argument.bytes': 'Masukkan bita sebagai 0x dan digit berjumlah genap, sebanyak milik tipenya.',
  'argument.list': 'Masukkan JSON yang sesuai dengan tipenya.',
  'argument.listHelp': 'Sebagai JSON, bilangan besar dalam tanda kutip.',

  'owners.change': 'Perubahan',
  'owners.add': 'Tambah pemilik',
  'owners.remove': 'Hapus pemilik',
  'owners.swap': 'Ganti pemilik',
  'owners.threshold': 'Ubah ambang',
  'owners.who': 'Siapa yang keluar',
  'owners.signatures': 'Tanda tangan yang diperlukan sejak itu',
  'owners.after': '{threshold} dari {count} harus menandatangani.',
  'owners.same': 'Itu sudah ambangnya.',
  'owners.already': 'Ini sudah pemilik.',
  'owners.impossible': 'Alamat ini tidak dapat menjadi pemilik.',

  'reject.title': 'Tolak',
  'reject.help':
    'Transaksi yang tidak melakukan apa pun memakai nonce yang sama. Setelah cukup pemilik menandatangani dan transaksi itu dieksekusi, yang lain tidak akan pernah dapat dieksekusi.',
};
