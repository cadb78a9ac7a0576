import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Akaun multisig',
  'multisig.lead':
    'Akaun yang dimiliki bersama: bilangan pemilik yang ditetapkan mesti menandatangani.',
  'multisig.needsWallet':
    'Pemilik melihat dan menandatangani dengan dompet masing-masing. Sambungkan dompet anda.',
  'multisig.loading': 'Memuatkan…',
  'multisig.unavailable': 'Ini tidak dapat dimuatkan.',
  'multisig.more': 'Tunjukkan lagi',

  'place.unreadable': 'Pautan ini tidak dapat dibaca. Minta semula, atau cari akaun di bawah.',
  'place.otherNetwork': 'Pautan ini untuk rangkaian yang tidak disokong oleh laman web ini.',

  'find.owned': 'Akaun anda di {network}',
  'find.none': 'Tiada akaun multisig anda dijumpai di rangkaian ini.',
  'find.byAddress': 'Buka mengikut alamat',
  'find.address': 'Alamat Safe di {network}',
  'find.help': 'Sesiapa sahaja boleh melihat. Hanya pemilik boleh menandatangani.',
  'find.notAnAddress':
    'Ini bukan alamat yang sah. Alamat bermula dengan 0x diikuti 40 aksara lagi.',
  'find.open': 'Buka',
  'find.other': 'Akaun lain',

  'network.other':
    'Akaun ini berada di {network}, tetapi dompet anda tidak. Anda boleh melihatnya. Untuk menandatangani, tukar rangkaian.',
  'network.switch': 'Tukar kepada {network}',
  'network.failed': 'Rangkaian tidak ditukar. Tukar dalam dompet anda.',

  'safe.none': 'Tiada akaun Safe di alamat ini di {network}.',
  'safe.unreachable': 'Akaun tidak dapat dibaca: {network} tidak memberikan respons.',
  'safe.rule': 'Tandatangan diperlukan: {threshold} daripada {owners}',
  'safe.lookOnly': 'Anda bukan pemilik',
  'safe.owners': 'Pemilik',
  'safe.balances': 'Baki',
  'safe.version': 'Versi',
  'safe.nextNonce': 'Nonce seterusnya',

  'owner.passkey': 'Kunci laluan',

  'unusual.code': 'Akaun ini menjalankan kod yang tidak dikenali oleh laman web ini:',
  'unusual.module': 'Modul boleh melaksanakan transaksi akaun ini tanpa tandatangan:',
  'unusual.guard': 'Pengawal (guard) boleh menyekat transaksi akaun ini:',
  'unusual.handler':
    'Pengendali sandaran (fallback handler) yang luar biasa menjawab panggilan kepada akaun ini:',

  'view.title': 'Bahagian',
  'view.queue': 'Giliran',
  'view.history': 'Sejarah',
  'view.messages': 'Mesej',
  'view.new': 'Transaksi baharu',
  'view.newMessage': 'Mesej baharu',
  'view.back': 'Kembali ke akaun',

  'gateway.unreachable': 'Tiada respons diterima. Semak sambungan anda dan cuba lagi.',
  'gateway.answerInvalid': 'Perkhidmatan transaksi memberikan jawapan yang tidak sah.',
  'gateway.tooLarge': 'Jawapan perkhidmatan transaksi terlalu besar dan tidak dibaca.',
  'gateway.pageElsewhere':
    'Halaman seterusnya daripada perkhidmatan transaksi berada pada pelayan lain dan tidak dimuatkan.',
  'gateway.refused': 'Mesej daripada perkhidmatan transaksi:',
  'gateway.unknownSafe':
    'Perkhidmatan transaksi tidak tahu apa-apa tentang akaun ini. Apa yang dipaparkan datang daripada rantaian blok.',
  'gateway.differs':
    'Perkhidmatan transaksi tidak sepadan dengan rantaian blok. Apa yang dipaparkan datang daripada rantaian blok, dan tiada apa-apa boleh ditandatangani.',

  'queue.empty': 'Tiada transaksi yang menunggu.',
  'queue.next': 'Seterusnya: nonce {nonce}',
  'queue.nonce': 'Nonce: {nonce}',
  'queue.unreadable': 'Tidak dapat dibaca',
  'queue.conflict': {
    other:
      '{count} transaksi menggunakan nonce ini. Setelah satu dilaksanakan, yang lain tidak sah lagi.',
  },
  'queue.details': 'Butiran',

  'history.help':
    'Seperti yang dilaporkan oleh perkhidmatan transaksi. Buka transaksi untuk melihat semakannya terhadap rantaian blok.',
  'history.empty': 'Belum ada apa-apa yang berlaku.',
  'history.received': 'Menerima {amount} daripada {sender}',
  'history.receivedToken': 'Menerima pindahan {token} daripada {sender}',
  'history.sentToken': 'Pindahan {token} kepada {recipient}',
  'history.settings': 'Tetapan akaun diubah',
  'history.created': 'Akaun dicipta',
  'history.other': 'Lain-lain: {name}',

  'messages.empty': 'Tiada mesej.',
  'message.title': 'Mesej',
  'message.text': 'Teks',
  'message.help':
    'Setelah cukup pemilik menandatangani, mesej ini dikira ditandatangani oleh akaun. Tiada apa-apa dihantar kepada rangkaian.',
  'message.missing': 'Masukkan teks yang hendak ditandatangani.',
  'message.typed':
    'Data berstruktur tidak boleh ditandatangani di sini: hanya aplikasinya boleh menunjukkan apa yang dibenarkannya.',
  'message.tooLong': 'Mesej ini terlalu panjang untuk disemak di sini.',
  'message.proven': 'Baru sahaja disemak pada rantaian blok: ini ditandatangani oleh akaun.',
  'message.disproven':
    'Cukup pemilik telah menandatangani, tetapi rantaian blok tidak menerima ini sebagai ditandatangani oleh akaun.',
  'message.unproven':
    'Cukup pemilik telah menandatangani. Sama ada akaun menerimanya tidak dapat disemak: {network} tidak memberikan respons.',
  'message.copySignature': 'Salin tandatangan',
  'message.shareHelp': 'Untuk pemilik lain: pautan ini membuka mesej ini.',

  'status.awaitingConfirmations': 'Perlu tandatangan',
  'status.awaitingExecution': 'Sedia untuk dilaksanakan',
  'status.success': 'Dilaksanakan',
  'status.cancelled': 'Tidak sah lagi',
  'status.failed': 'Gagal',

  'transaction.title': 'Transaksi',
  'transaction.signed': 'Tandatangan: {signed} daripada {threshold}',
  'transaction.hasSigned': 'Ditandatangani',
  'transaction.notSigned': 'Belum ditandatangani',
  'transaction.youSigned': 'Anda telah menandatangani. Kini giliran pemilik lain.',
  'transaction.from': 'Dicadangkan oleh “{app}” (tidak disahkan)',
  'transaction.proposed': 'Dicadangkan pada',
  'transaction.unproven':
    'Perkhidmatan transaksi menyatakan bahawa ini telah dilaksanakan. Rantaian blok tidak menunjukkannya.',
  'transaction.explorer': 'Lihat di peneroka blok',
  'transaction.share': 'Salin pautan',
  'transaction.shareHelp': 'Untuk pemilik lain: pautan ini membuka transaksi ini.',
  'transaction.reject': 'Cadangkan penolakan',

  'address.safe': 'Akaun ini',
  'address.you': 'Anda',

  'call.rejection': 'Tolak: transaksi kosong yang menghabiskan nonce ini',
  'call.send': 'Hantar {amount} kepada {recipient}',
  'call.sendUnknown':
    'Hantar {units} unit terkecil token tidak tersenarai {token} kepada {recipient}',
  'call.revoke': 'Tidak lagi membenarkan {spender} membelanjakan {token}',
  'call.approveItems': 'Benarkan {spender} memindahkan setiap item {token}',
  'call.approveUnknown':
    'Benarkan {spender} membelanjakan {units} unit terkecil (atau item nombor {units}) token tidak tersenarai {token}',
  'call.approveUnlimited': 'Benarkan {spender} membelanjakan semua {token}, tanpa had',
  'call.approveMore': 'Benarkan {spender} membelanjakan {amount} lagi',
  'call.approve': 'Benarkan {spender} membelanjakan {amount}',
  'call.addOwner': 'Tambah pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'call.removeOwner': 'Keluarkan pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'call.swapOwner': 'Gantikan pemilik {owner} dengan {newOwner}',
  'call.changeThreshold': 'Ubah ambang. Tandatangan diperlukan selepas itu: {threshold}',
  'call.function': 'Panggil {name} pada {contract}',
  'call.batch': { other: 'Kelompok {count} panggilan, semua atau tiada' },
  'call.raw': 'Panggilan kepada {contract} yang tidak dapat dibaca',
  'call.withCoins': '{call}, bersama {amount}',

  'past.rejection': 'Penolakan: transaksi kosong',
  'past.send': 'Telah menghantar {amount} kepada {recipient}',
  'past.sendUnknown':
    'Telah menghantar {units} unit terkecil token tidak tersenarai {token} kepada {recipient}',
  'past.revoke': '{spender} tidak lagi dibenarkan membelanjakan {token}',
  'past.approveItems': 'Telah membenarkan {spender} memindahkan setiap item {token}',
  'past.approveUnknown':
    'Telah membenarkan {spender} membelanjakan {units} unit terkecil (atau item nombor {units}) token tidak tersenarai {token}',
  'past.approveUnlimited': 'Telah membenarkan {spender} membelanjakan semua {token}, tanpa had',
  'past.approveMore': 'Telah membenarkan {spender} membelanjakan {amount} lagi',
  'past.approve': 'Telah membenarkan {spender} membelanjakan {amount}',
  'past.addOwner':
    'Telah menambah pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'past.removeOwner':
    'Telah mengeluarkan pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'past.swapOwner': 'Telah menggantikan pemilik {owner} dengan {newOwner}',
  'past.changeThreshold': 'Telah mengubah ambang. Tandatangan diperlukan selepas itu: {threshold}',
  'past.function': 'Telah memanggil {name} pada {contract}',

  'fact.spender': 'Pembelanja',
  'fact.token': 'Token',
  'fact.owner': 'Pemilik',
  'fact.newOwner': 'Pemilik baharu',
  'fact.through': 'Melalui',
  'fact.contract': 'Kontrak',
  'fact.account': 'Akaun',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Jenis panggilan',
  'fact.delegatecall': 'Delegatecall: kod kontrak dijalankan sebagai akaun ini',
  'fact.data': { other: 'Data, {count} bait' },
  'fact.trailing': { other: 'Data tambahan, {count} bait' },

  'review.what': 'Apa yang akan berlaku',

  'hash.title': 'Bandingkan dengan dompet anda',
  'hash.help':
    'Dikira pada peranti ini daripada medan yang ditunjukkan di sini. Dompet anda menunjukkan nilai yang sama; jika tidak, jangan tandatangani.',
  'hash.domain': 'Hash domain (domain hash)',
  'hash.message': 'Hash mesej (message hash)',
  'hash.safeTx': 'Hash untuk ditandatangani (safeTxHash)',
  'hash.safeMessage': 'Hash untuk ditandatangani (safeMessageHash)',
  'hash.copy': 'Salin: {name}',
  'hash.same': 'Perkhidmatan transaksi memberikan hash yang sama.',
  'hash.other': 'Perkhidmatan transaksi memberikan hash yang lain.',

  'finding.refused': 'Jangan tandatangani ini.',
  'finding.inCall': 'Panggilan {place}: {text}',
  'finding.fields-invalid': 'Ada medan yang tiada atau tidak sah.',
  'finding.safe-mismatch': 'Ini milik akaun lain atau rangkaian lain.',
  'finding.hash-mismatch': 'Hash daripada perkhidmatan transaksi bukan hash bagi medan ini.',
  'finding.not-requested': 'Ini bukan transaksi yang diminta.',
  'finding.shown-differs':
    'Ringkasan perkhidmatan transaksi tidak sepadan dengan tindakan panggilan itu.',
  'finding.delegatecall-unknown-target':
    'Kod yang tidak diketahui akan dijalankan sebagai akaun itu sendiri.',
  'finding.delegatecall-unknown-selector':
    'Kod yang diketahui akan dijalankan sebagai akaun, tetapi bukan seperti yang dimaksudkan.',
  'finding.batch-unreadable': 'Kelompok ini tidak dapat dibaca hingga bait terakhir.',
  'finding.signature-invalid': 'Ada tandatangan yang tidak dibuat oleh pemilik yang dinamakannya.',
  'finding.signature-not-owner': 'Ada tandatangan daripada seseorang yang bukan pemilik.',
  'finding.signature-duplicate': 'Tandatangan seorang pemilik muncul dua kali.',
  'finding.owners-differ': 'Pemilik tidak sepadan dengan rantaian blok.',
  'finding.owners-order-differs': 'Susunan pemilik tidak sepadan dengan rantaian blok.',
  'finding.threshold-differs': 'Ambang tidak sepadan dengan rantaian blok.',
  'finding.version-differs': 'Versi tidak sepadan dengan rantaian blok.',
  'finding.nonce-differs':
    'Nonce tidak sepadan dengan rantaian blok; perkhidmatan transaksi mungkin ketinggalan.',
  'finding.signature-unverified': 'Kelulusan sebuah kontrak tidak disemak pada rantaian blok.',
  'finding.owner-change': 'Pemilik akaun berubah.',
  'finding.threshold-change':
    'Bilangan tandatangan yang diperlukan berubah daripada {before} kepada {after}.',
  'finding.module-change': 'Modul yang bertindak tanpa tandatangan ditambah atau dikeluarkan.',
  'finding.guard-change': 'Pengawal (guard) yang menyemak setiap transaksi berubah.',
  'finding.fallback-handler-change':
    'Pengendali sandaran (fallback handler) yang menjawab panggilan kepada akaun berubah.',
  'finding.singleton-change': 'Kod akaun berubah.',
  'finding.self-call-unknown': 'Akaun memanggil dirinya sendiri dengan cara yang tidak diketahui.',
  'finding.approves-hash': 'Transaksi akaun lain diluluskan, dan hanya hashnya diketahui.',
  'finding.approval-unlimited':
    'Orang lain kemudian boleh membelanjakan token akaun ini tanpa had, sekarang dan pada masa akan datang.',
  'finding.approval': 'Orang lain kemudian boleh membelanjakan token akaun ini.',
  'finding.gas-token': 'Bayaran balik akan dibuat dalam token.',
  'finding.refund-receiver': 'Bayaran balik akan dihantar ke alamat yang dinyatakan di sini.',
  'finding.safe-tx-gas': 'Jika panggilan gagal, nonce tetap habis digunakan.',
  'finding.nonce-conflict':
    'Transaksi lain mempunyai nonce yang sama. Hanya satu boleh dilaksanakan.',
  'finding.nonce-used': 'Nonce sudah habis digunakan: ini tidak mungkin dilaksanakan lagi.',
  'finding.nonce-gap': 'Transaksi sebelum ini perlu dilaksanakan dahulu.',
  'finding.signs-message': 'Mesej ditandatangani bagi pihak akaun.',
  'finding.creates-contract': 'Kontrak dicipta.',
  'finding.call-unreadable': 'Tindakan panggilan ini tidak dapat dibaca di sini.',
  'finding.rejection': 'Transaksi kosong: hanya menghabiskan nonce ini.',

  'obstacle.network': 'Dompet anda perlu berada di {network}.',
  'obstacle.refused': 'Ini tidak boleh ditandatangani, atas sebab di atas.',
  'obstacle.unread': 'Baca dan tandakan amaran di atas dahulu.',
  'obstacle.notOwner':
    'Anda bukan pemilik akaun ini: anda boleh melihat, tetapi tidak boleh menandatangani.',
  'obstacle.turn': {
    other: '{count} transaksi sebelumnya perlu dilaksanakan dahulu.',
  },

  'action.title': 'Tindakan',
  'action.checking': 'Menyemak sekali lagi…',
  'action.handing': 'Menyerahkan…',
  'action.propose': 'Tandatangani dan cadangkan',
  'action.confirm': 'Tandatangani',
  'action.execute': 'Laksanakan',
  'action.delete': 'Padam cadangan ini',
  'action.description': 'Laksanakan untuk {account}: {call}',
  'done.propose': 'Dicadangkan.',
  'undone.propose': 'Ia tidak dicadangkan.',
  'done.confirm': 'Ditandatangani. Pemilik lain boleh melihatnya sekarang.',
  'undone.confirm': 'Tandatangan anda tidak ditambah.',
  'done.execute': 'Dilaksanakan.',
  'undone.execute': 'Ia tidak dilaksanakan.',
  'done.delete': 'Dipadam.',
  'undone.delete': 'Ia tidak dipadam.',

  'row.nonceTooLarge': '(terlalu besar untuk dibaca dengan tepat)',
  'row.unreadable': 'Entri ini tidak dapat dibaca. Yang lain tidak terjejas.',

  'fault.wallet': 'Dompet anda menolak tanpa memberikan sebab.',
  'fault.network': 'Rangkaian tidak memberikan respons dalam masa yang ditetapkan.',
  'fault.changed': 'Ia telah berubah sejak anda melihatnya. Semak semula.',
  'fault.signature': 'Dompet anda menandatangani perkara lain, atau dengan akaun lain.',
  'fault.failed-on-chain': 'Rangkaian telah melaksanakannya, tetapi panggilan di dalamnya gagal.',

  'propose.kind': 'Apa yang hendak dicadangkan',
  'propose.call': 'Panggilan kontrak',
  'propose.review': 'Semak',
  'propose.another': 'Tambah panggilan lain',
  'propose.full': 'Panggilan tidak boleh ditambah lagi.',
  'propose.draft': { other: '{count} panggilan setakat ini, sebagai satu kelompok' },
  'propose.remove': 'Buang: {call}',
  'propose.reviewDraft': 'Semak semua ini',
  'propose.zero':
    'Kelompok tidak boleh mengandungi panggilan kepada alamat sifar. Buang panggilan itu.',
  'propose.after':
    'Tandatangan anda ialah yang pertama. Tiada apa-apa berlaku sehingga cukup pemilik menandatangani dan seseorang melaksanakannya.',
  'propose.back': 'Kembali ke borang',

  'abi.label': 'Antara muka (ABI)',
  'abi.help': 'Sebagai JSON, atau satu baris bagi setiap fungsi: function dock(address to) payable',
  'abi.empty': 'Tampalkan antara muka kontrak.',
  'abi.unreadable': 'Antara muka ini tidak dapat dibaca.',
  'abi.no-functions': 'Tiada fungsi di dalamnya yang mengubah apa-apa.',
  'abi.function': 'Fungsi',
  'abi.value': '{symbol} untuk dihantar bersama',

  'argument.number': 'Masukkan nombor bulat, dalam unit terkecil.',
  'argument.range': 'Nombor ini di luar julat jenisnya.',
  'argument.address': 'Masukkan alamat dengan hasil tambah semak yang betul.',
  'argument.bool': 'Masukkan true atau false.',
  'argument.bytes':
    'Masukkan bait sebagai 0x dan bilangan digit genap, sebanyak yang ditetapkan oleh jenisnya.',
  'argument.list': 'Masukkan JSON yang sepadan dengan jenisnya.',
  'argument.listHelp': 'Sebagai JSON, nombor besar dalam tanda petik.',

  'owners.change': 'Perubahan',
  'owners.add': 'Tambah pemilik',
  'owners.remove': 'Keluarkan pemilik',
  'owners.swap': 'Gantikan pemilik',
  'owners.threshold': 'Ubah ambang',
  'owners.who': 'Pemilik untuk dikeluarkan',
  'owners.signatures': 'Tandatangan diperlukan selepas itu',
  'owners.same': 'Ini sudah menjadi ambangnya.',
  'owners.already': 'Ini sudah menjadi pemilik.',
  'owners.impossible': 'Alamat ini tidak boleh menjadi pemilik.',

  'reject.title': 'Tolak',
  'reject.help':
    'Transaksi kosong mengambil nonce yang sama. Setelah cukup pemilik menandatanganinya dan ia dilaksanakan, transaksi yang satu lagi tidak mungkin dilaksanakan.',
};
