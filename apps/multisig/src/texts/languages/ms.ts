import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
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
  'fact.guardian': 'Penjaga',
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

export const treasury: Part<'treasury'> = {
  'payments.table': 'Bayar ramai sekaligus (CSV)',
  'payments.single': 'Masukkan bayaran satu demi satu',
  'nonce.choose': 'Nonce {nonce}: pilih yang lain',
  'nonce.free': 'Yang pertama kosong, selepas semua yang menunggu.',
  'nonce.replaces':
    'Ada transaksi menunggu dengan nonce ini. Sebaik satu dilaksanakan, yang lain tidak sah lagi.',
  'nonce.gap': 'Nonce {missing} tiada: selagi itu belum dilaksanakan, ini tidak boleh.',
  'nonce.used': 'Akaun sudah berada pada nonce {next}.',
  'nonce.unheard':
    'Akaun sudah melepasi nonce ini. Perkhidmatan transaksi belum menyatakan transaksi mana yang menggunakannya.',
  'nonce.not-a-number': 'Masukkan nombor bulat bermula daripada {next}.',
  'nonce.replace': 'Cadangkan panggilan lain sebagai ganti',
  'takes.nonce': 'Cadangan ini menggunakan nonce {nonce}.',
  'takes.used':
    'Nonce itu sudah digunakan: ini tidak akan dapat dilaksanakan. Pilih yang lain semasa semakan.',
  'gap.one': 'Nonce {nonce} tiada.',
  'gap.several': 'Nonce {first} hingga {last} tiada.',
  'gap.help': 'Tiada yang di bawah boleh dilaksanakan sebelum itu.',
  'gap.fill': 'Cadangkan satu dengan nonce {nonce}',
  'delete.help':
    'Ini hanya membuangnya daripada perkhidmatan transaksi. Sesiapa yang menyimpan tandatangannya masih boleh melaksanakannya: untuk pasti, tolaknya.',
  'delete.never':
    'Anda tidak boleh memadamkan cadangan ini: perkhidmatan transaksi hanya membenarkannya untuk dompet dengan kunci sendiri, bukan kunci laluan atau kontrak. Tolaknya sahaja.',
  'signer.several':
    'Akaun anda sendiri memerlukan beberapa tandatangan, yang tidak boleh dikumpulkan di sini. Gunakan dompet lain.',
  'next.sign': { other: 'Masih perlu {count} tandatangan, daripada mana-mana pemilik ini:' },
  'next.execute': 'Tandatangan sudah mencukupi: sesiapa boleh melaksanakannya sekarang, di bawah.',
  'next.share': 'Hantar pautan ini kepada mereka: ia membuka transaksi ini.',
  'approve.help':
    'Akaun anda ialah kontrak: akaun ini menandatangani melalui transaksinya sendiri di {network}, yang disahkan oleh pemiliknya.',
  'approve.waiting':
    'Menunggu transaksinya di {network}. Anda boleh meninggalkan halaman ini dan menekan butang itu semula kemudian: tiada apa-apa yang hilang.',
  'approve.description': 'Tandatangan untuk {account}',
  'create.link': 'Cipta akaun multisig',
  'create.open': 'Buka di rangkaian lain',
  'settings.open': 'Tetapan akaun ini',
  'set.enableModule':
    'Mengaktifkan modul {module}: selepas itu modul boleh bertindak tanpa tandatangan',
  'set.disableModule': 'Menyahaktifkan modul {module}',
  'set.guard': 'Menetapkan pengawal (guard) {contract}, yang boleh menolak setiap transaksi',
  'unset.guard': 'Mengeluarkan pengawal (guard)',
  'set.moduleGuard': 'Menetapkan pengawal modul {contract}',
  'unset.moduleGuard': 'Mengeluarkan pengawal modul',
  'set.handler': 'Menetapkan pengendali sandaran (fallback handler) {contract}',
  'unset.handler': 'Mengeluarkan pengendali sandaran (fallback handler)',
  'set.addDelegate': 'Membenarkan {spender} mempunyai had perbelanjaan',
  'set.removeDelegate': 'Menarik balik semua had perbelanjaan {spender}',
  'set.limitOnce': '{spender} boleh membelanjakan {amount} sekali, tanpa tandatangan',
  'set.limit':
    '{spender} boleh membelanjakan {amount} tanpa tandatangan, diperbaharui selepas {period}',
  'set.resetLimit': 'Mengira semula sebagai sifar yang dibelanjakan {spender} daripada {token}',
  'set.removeLimit': 'Menarik balik had perbelanjaan {token} daripada {spender}',
  'set.units': '{units} unit terkecil token tidak tersenarai {token}',
  'finding.threshold-one': 'Selepas itu, mana-mana seorang pemilik boleh bertindak sendiri.',
  'finding.gas-price':
    'Selain panggilan, akaun membayar balik sehingga {amount} kepada {recipient}.',
  'set.enableRecovery': 'Menghidupkan pemulihan oleh penjaga (modul {module})',
  'set.disableRecovery': 'Mematikan pemulihan oleh penjaga (modul {module})',
  'set.addGuardian': 'Menambah penjaga {guardian}. Penjaga diperlukan selepas itu: {threshold}',
  'set.revokeGuardian':
    'Mengeluarkan penjaga {guardian}. Penjaga diperlukan selepas itu: {threshold}',
  'set.guardianThreshold': 'Penjaga diperlukan selepas itu: {threshold}',
  'set.cancelRecovery': 'Menghentikan pemulihan yang sedang berjalan',
  'set.invalidateApprovals': 'Membatalkan kelulusan penjaga setakat ini',
  'finding.recovery-on':
    'Cukup penjaga bersama-sama kemudian boleh menggantikan semua pemilik, selepas tempoh yang akaun boleh menghentikannya.',
  'finding.guardian-change': 'Penjaga, yang boleh menggantikan semua pemilik, berubah.',
  'finding.recovery-cancel':
    'Pemulihan yang sedang berjalan dihentikan. Penjaganya boleh memulakan yang lain.',
  'finding.recovery-approval': 'Sebagai penjaga, akaun ini meluluskan pemilik baharu akaun lain.',
  'recovery.running':
    'Pemulihan sedang berjalan. Mulai {date}, semua pemilik akaun ini digantikan dengan:',
  'recovery.due':
    'Tempoh pemulihan telah tamat. Sesiapa sahaja boleh menyelesaikannya sekarang; semua pemilik akaun ini digantikan dengan:',
  'recovery.terms':
    'Tandatangan diperlukan selepas itu: {threshold}. Penjaga yang meluluskan: {approvals}.',
  'recovery.stop': 'Cadangkan penghentian',
  'recovery.unread':
    'Pemulihan oleh penjaga dihidupkan, tetapi tidak dapat dibaca: {network} tidak memberi respons. Mungkin ada pemulihan yang sedang berjalan.',
  'recovery.on':
    'Pemulihan oleh penjaga dihidupkan: {threshold} daripada {count} penjaga boleh menggantikan semua pemilik, selepas {period}.',
  'recovery.empty': 'Pemulihan oleh penjaga dihidupkan, tanpa penjaga.',
  'recovery.kept':
    'Pemulihan oleh penjaga dimatikan, tetapi modulnya menyimpan penjaga atau pemulihan yang berkuat kuasa apabila dihidupkan semula.',
  'recovery.off': 'Cadangkan mematikannya',
  'recovery.failed': 'Cadangan tidak disediakan: {network} tidak memberi respons.',
  'set.cancelDelayed': 'Membatalkan yang menunggu dalam modul pemulihan sebelum nombor {nonce}',
  'finding.delay-cancel':
    'Transaksi yang menunggu dalam modul pemulihan dibatalkan. Transaksi lain boleh ditambah.',
  'finding.delay-change':
    'Modul pemulihan berubah: siapa yang boleh menambah transaksi atau berapa lama transaksi menunggu.',
  'finding.spending-limit':
    'Seseorang kemudian boleh berbelanja sehingga satu had tanpa sebarang tandatangan.',
  'history.item': 'item {id} daripada {token}',
  'history.doubt.not-owners': 'Pemilik tidak menandatangani ini: kontrak token yang melaporkannya.',
  'history.doubt.nothing':
    'Tiada apa-apa dihantar dan pemilik tidak menandatangani ini. Jangan salin alamatnya.',
  'history.doubt.imitation': 'Token ini meniru token yang anda kenali. Ini token lain.',
  'history.doubt.look-alike': 'Alamat ini menyerupai alamat yang anda kenali, tetapi berlainan.',
  'history.doubt.odd-decimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'finding.signature-set-aside':
    'Ada tandatangan daripada akaun yang bukan pemilik, atau bukan lagi pemilik. Tandatangan itu tidak dikira.',
  'finding.signature-withdrawn':
    'Ada kontrak pemilik yang tidak menerima tandatangannya, atau tidak lagi menerimanya. Tandatangan itu tidak dikira.',
  'refund.paid': 'Selain itu, {amount} dibayar kepada {recipient} sebagai bayaran balik gas.',
  'refund.along': '{call}, dengan bayaran balik sehingga {amount} kepada {recipient}',
  'refund.executor': 'sesiapa yang melaksanakan',
  'row.proposer': 'Dicadangkan oleh {name}',
  'row.depends':
    'Ini bergantung pada perubahan pemilik yang menunggu sebelumnya, dengan nonce {nonces}.',
  'ledger.open': 'Tapis dan eksport',
  'ledger.close': 'Tunjukkan semuanya semula',
  'note.label': 'Nota untuk pemilik lain',
  'note.help':
    'Pilihan dan awam: sesiapa boleh membacanya di perkhidmatan transaksi. Ia bukan sebahagian daripada yang ditandatangani.',
  'note.tooLong': 'Paling banyak {most} aksara.',
  'note.shown': 'Nota pencadang, bukan sebahagian daripada yang ditandatangani:',
  'notify.on': 'Beritahu saya apabila ada yang menunggu tandatangan saya',
  'notify.help': 'Pada peranti ini, selagi tab dengan akaun ini dibuka.',
  'notify.denied': 'Pelayar anda menyekat pemberitahuan laman ini. Benarkan dalam tetapannya.',
  'notify.waits': { other: '{count} transaksi {account} menunggu tandatangan anda.' },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Pemilik ditambah: {owner}',
  'was.ownerRemoved': 'Pemilik dikeluarkan: {owner}',
  'was.threshold': 'Tandatangan diperlukan',
  'was.guard': 'Pengawal (guard)',
  'was.moduleGuard': 'Pengawal modul',
  'was.handler': 'Pengendali sandaran (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'tiada',
  'was.nothing': 'Rantaian blok tidak menunjukkan perubahan tetapan dalam transaksi ini.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Cipta akaun multisig',
  'new.lead':
    'Pilih pemiliknya dan berapa ramai yang mesti menandatangani. Ia menjadi Safe biasa: tanpa modul, tanpa guard, tanpa pihak lain.',
  'new.owner': 'Pemilik {number}',
  'new.noOwner': 'Masukkan alamat atau nama pemilik.',
  'new.removeOwner': 'Buang pemilik {number}',
  'new.threshold': 'Tandatangan diperlukan',
  'new.alone':
    'Dengan seorang pemilik, kunci yang hilang bermakna akaun yang hilang. Tambah seorang lagi.',
  'new.all':
    'Setiap pemilik mesti menandatangani: jika satu kunci hilang, tiada apa boleh bergerak lagi.',
  'new.any': 'Mana-mana seorang pemilik boleh memindahkan semuanya sendirian.',
  'new.showAddress': 'Tunjukkan alamat',
  'new.address': 'Alamatnya nanti',
  'new.create': 'Cipta akaun',
  'new.once': 'Satu transaksi daripada akaun yang disambungkan, yang membayar yuran rangkaian.',
  'new.failed': 'Akaun tidak dicipta.',
  'new.notThere':
    'Rantaian blok tidak menunjukkan akaun ini dengan pemilik ini. Jangan gunakan alamatnya.',
  'new.description': 'Cipta akaun multisig {account}',
  'new.noContracts': 'Kontrak Safe tiada di {network}: akaun tidak boleh dicipta di sana.',
  'new.full': 'Pemilik ini sudah mempunyai banyak akaun di sini. Ubah pemilik atau ambangnya.',
  'new.otherAddress':
    '{network} mengira alamat dengan cara dan kontrak lain: alamat akaun di sana berbeza daripada di rangkaian lain.',
  'new.absent':
    'Pemilik ini ialah kontrak di rangkaian lain, tetapi tiada di {network}. Mereka tidak boleh menandatangani di sana sehingga dibuka di sana juga: {owners}',
  'new.absentUnread':
    'Tiada respons daripada: {networks}. Pemilik yang merupakan kontrak di sana tidak akan dapat menandatangani di {network}.',
  'open.title': 'Buka di rangkaian lain',
  'open.lead': 'Pada alamat yang sama, dengan kontrak yang sama dan pemilik semasa ia dicipta.',
  'open.changed':
    'Pemilik atau ambang di sini telah berubah sejak itu. Di sana, pemilik asal di bawah yang menentukan sehingga mereka mengubahnya.',
  'open.unproven':
    'Cara akaun ini dicipta tidak dapat dibuktikan pada rantaian blok, jadi ia tidak boleh dibuka di tempat lain dari sini.',
  'open.there': 'Akaun sudah ada di {network}.',
  'open.none': 'Laman ini tidak menyokong rangkaian lain.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Jadual bayaran',
  'csv.help':
    'Lajur: token, penerima, jumlah, nota. Tampal daripada hamparan, atau lepaskan fail CSV di sini.',
  'csv.cells':
    'Token: simbol atau alamat kontrak, kosong untuk {symbol}. Penerima: alamat, nama atau kenalan.',
  'csv.file': 'Pilih fail',
  'csv.empty': 'Tampal sekurang-kurangnya satu bayaran.',
  'csv.unknownHeader':
    'Baris pertama kelihatan seperti pengepala, tetapi nama lajur ini tidak dikenali di sini. Gunakan nama yang disebut untuk medan ini.',
  'csv.tooMany': 'Satu kelompok memuatkan {most} bayaran.',
  'csv.tooManyTokens': 'Satu jadual memuatkan {most} token yang berlainan.',
  'csv.tooLarge': 'Fail ini terlalu besar.',
  'csv.notText': 'Fail ini bukan teks biasa. Simpan sebagai CSV (UTF-8).',
  'csv.checking': 'Menyemak setiap baris…',
  'csv.right': { other: '{count} bayaran sedia' },
  'csv.leftOut': { other: '{count} baris diketepikan.' },
  'csv.restore': 'Kembalikan semula',
  'csv.first': 'Betulkan baris yang dinamakan di atas, atau ketepikan.',
  'csv.faults': { other: '{count} baris tidak betul' },
  'csv.leaveOutAll': 'Ketepikan semua ini',
  'csv.leaveOut': 'Ketepikan',
  'csv.leaveOutRow': 'Ketepikan baris {row}',
  'csv.row': 'Baris {row}',
  'csv.totals': 'Jumlah bagi setiap token',
  'csv.read': 'Seperti yang dibaca',
  'csv.ignored': 'Tidak digunakan: {columns}.',
  'csv.contradiction': 'Lajur “{first}” dan “{second}” berbeza pada baris {row}. Buang salah satu.',
  'csv.payments': { other: '{count} bayaran' },
  'csv.balance': 'Akaun mempunyai {amount}',
  'csv.unlisted':
    'Laman ini tidak menyenaraikan {token}. Simbol dan perpuluhannya datang daripada kontraknya sendiri. Bandingkan alamatnya:',
  'csv.repeated': {
    other: '{count} baris membayar perkara yang sama lagi. Pastikan ini disengajakan.',
  },
  'csv.gas':
    'Bayaran sebanyak ini mungkin memerlukan gas melebihi had satu transaksi. Pertimbangkan beberapa cadangan.',
  'csvFault.quotes': 'Tanda petik tidak ditutup.',
  'csvFault.columns': 'Baris ini mempunyai sel lebih banyak daripada lajur.',
  'csvFault.collectible': 'Jadual hanya boleh membayar syiling rangkaian dan token ERC-20.',
  'csvFault.unknown-token':
    'Tiada token dengan simbol ini disenaraikan di sini. Masukkan alamat kontraknya.',
  'csvFault.ambiguous-token': 'Beberapa token menggunakan simbol ini. Masukkan alamat kontrak.',
  'csvFault.not-a-token': 'Tiada kontrak token di alamat ini.',
  'csvFault.token-unreachable': 'Token tidak dapat dibaca: rangkaian tidak menjawab.',
  'csvFault.two-contacts': 'Beberapa kenalan anda mempunyai nama ini. Masukkan alamat.',
  'csvFault.comma':
    'Koma boleh bermaksud perpuluhan atau ribuan. Tulis jumlah dengan titik sahaja, seperti 1234.5.',
  'csvFault.split-amount':
    'Koma mungkin sebahagian daripada jumlah ini. Tulis dengan titik sahaja, atau dalam tanda petikan.',
  'csvFault.point':
    'Titik sebelum tiga digit boleh bermaksud perpuluhan atau ribuan. Tulis jumlah seperti 1234 atau 1234.50.',
  'csvFault.no-token': 'Token tiada, sedangkan baris ini menyebut token.',
  'csvFault.odd-decimals':
    'Kontrak {symbol} memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'csvFault.more-than-balance':
    'Bersama baris di atasnya, ini melebihi {symbol} yang ada dalam akaun.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Kunci laluan yang bukan pemilik di sini masih menjadi pemilik pada: {networks}. Alih keluar di sana juga.',
  'elsewhere.notOpened':
    'Akaun ini belum dibuka pada: {networks}. Di sana ia milik kunci laluan yang dialih keluar: jangan hantar apa-apa ke sana.',
  'elsewhere.unread':
    'Tiada respons daripada: {networks}. Kunci laluan yang dialih keluar mungkin masih menjadi pemilik di sana.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Tapis dan eksport',
  'ledger.all': 'Semua',
  'ledger.person': 'Daripada atau kepada',
  'ledger.personHelp': 'Alamat, atau nama kenalan.',
  'ledger.settings': 'Perubahan tetapan sahaja',
  'ledger.from': 'Sejak',
  'ledger.until': 'Hingga',
  'ledger.count': { other: '{count} entri' },
  'ledger.unchecked': {
    other: '{count} entri tidak dapat disemak dengan rantaian blok. Fail menandainya.',
  },
  'ledger.cut': 'Tidak semua entri dapat dibaca. Fail mencatatnya.',
  'ledger.csv': 'Eksport sebagai CSV',
  'ledger.json': 'Eksport sebagai JSON',
};

export const push: Part<'push'> = {
  'push.on': 'Juga apabila tiada tab dibuka',
  'push.help':
    'Melalui mesej tolak pada peranti ini. Mesej itu melalui Google, yang akan tahu bahawa peranti ini mengikuti akaun ini. Untuk menghidupkannya, dompet anda menandatangani log masuk ke perkhidmatan transaksi.',
  'push.confirm': 'Sahkan log masuk dalam dompet anda.',
  'push.noService':
    'Pelayar anda tidak dapat menghubungi perkhidmatan mesej tolaknya. Cuba lagi kemudian, atau dalam pelayar lain.',
  'push.failed':
    'Tiada apa yang berubah: perkhidmatan transaksi atau dompet anda tidak memberi respons. Cuba lagi.',
  'push.waits': 'Ada yang menunggu tandatangan anda di {account}.',
  'push.changed': 'Ada berita baharu tentang {account}.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Tetapan',
  'settings.lead':
    'Seperti yang ada pada rantaian blok sekarang. Setiap perubahan ialah cadangan yang ditandatangani pemilik.',
  'settings.viewOnly': 'Hanya pemilik boleh mencadangkan perubahan.',
  'settings.unreachable': 'Tetapan tidak dapat dibaca: {network} tidak memberi respons.',
  'settings.remove': 'Cadangkan pengeluaran',
  'settings.noCode': 'Tiada kontrak di alamat ini.',
  'owners.title': 'Pemilik dan ambang',
  'owners.meaning':
    'Pemilik memutuskan semua yang dilakukan akaun. Sesiapa yang mengawal cukup pemilik mengawal akaun.',
  'owners.one':
    'Satu tandatangan sudah cukup: mana-mana pemilik bersendirian, atau pencuri kuncinya, boleh memindahkan semuanya.',
  'owners.all':
    'Setiap pemilik mesti menandatangani: jika seorang kehilangan kuncinya, tiada apa lagi boleh dipindahkan.',
  'owners.open': 'Tukar pemilik atau ambang',
  'modules.title': 'Modul',
  'modules.meaning': 'Modul ialah kontrak yang bertindak bagi akaun tanpa sebarang tandatangan.',
  'modules.none': 'Tiada yang aktif: tiada apa bergerak tanpa pemilik.',
  'modules.disable': 'Cadangkan penyahaktifan',
  'module.unknown': 'Modul tidak dikenali: boleh memindahkan semuanya tanpa tandatangan.',
  'module.allowance':
    'Had perbelanjaan Safe: alamat di bawah berbelanja sehingga had masing-masing.',
  'module.operations':
    'Modul Safe untuk ERC-4337: melaksanakan apa yang ditandatangani pemilik, dihantar oleh perkhidmatan.',
  'module.recovery': 'Pemulihan sosial Safe: penjaganya boleh menggantikan pemilik.',
  'guard.title': 'Pengawal (guard)',
  'guard.meaning':
    'Pengawal ialah kontrak yang menyemak setiap transaksi pemilik dan boleh menolaknya. Pengawal yang rosak mengunci akaun selama-lamanya.',
  'guard.none': 'Tiada: transaksi hanya memerlukan tandatangan yang mencukupi.',
  'guard.checks': 'Ia menyemak pengeluarannya sendiri juga, dan boleh menolaknya.',
  'moduleGuard.title': 'Pengawal modul',
  'moduleGuard.meaning': 'Ia menyemak apa yang dilakukan modul, dan boleh menolaknya.',
  'moduleGuard.checks': 'Pengawal yang rosak menghentikan setiap modul, atau melepaskan semuanya.',
  'handler.title': 'Pengendali sandaran (fallback handler)',
  'handler.meaning':
    'Ia menjawab panggilan yang tidak dikenali akaun sendiri, seperti semakan tandatangannya. Yang berniat jahat boleh menjadikan apa-apa seolah-olah ditandatangani akaun.',
  'handler.known': 'Diterbitkan oleh Safe, dengan versi {version}.',
  'handler.unknown': 'Bukan yang diterbitkan Safe. Kekalkan hanya jika anda tahu fungsinya.',
  'handler.none':
    'Tiada: mesej yang ditandatangani akaun tidak dapat disemak, dan sesetengah token tidak dapat diterima.',
  'handler.publish': 'Cadangkan yang diterbitkan',
  'limits.title': 'Had perbelanjaan',
  'limits.meaning':
    'Alamat yang mempunyai had berbelanja sehingga had itu bersendirian, tanpa tandatangan. Jika kuncinya dicuri, sebanyak itu hilang, dan sekali lagi selepas setiap pembaharuan.',
  'limits.none': 'Tiada sesiapa mempunyainya.',
  'limits.empty': 'Ia tiada had sekarang, dan tidak boleh membelanjakan apa-apa.',
  'limits.unavailable': 'Safe belum menerbitkan modul untuk ini pada rangkaian ini.',
  'limits.off': 'Modul tidak aktif: had ini tidak berkesan sehingga modul diaktifkan.',
  'limits.used': '{spent} daripada {amount} dibelanjakan',
  'limits.once': 'Tidak diperbaharui.',
  'limits.renewed': 'Diperbaharui selepas {period}, seterusnya pada {date}.',
  'limits.new': 'Had perbelanjaan baharu',
  'limits.change': 'Tukar',
  'limits.reset': 'Kira yang dibelanjakan sebagai sifar',
  'limits.remove': 'Keluarkan',
  'limits.removeAll': 'Keluarkan alamat ini',
  'limits.who': 'Alamat yang boleh berbelanja',
  'limits.period': 'Pembaharuan',
  'limits.never': 'Tidak sekali-kali',
  'limits.after': 'Selepas {period}',
  'limits.keepsSpent': 'Yang telah dibelanjakan masih dikira.',
  'limits.enables':
    'Cadangan ini turut mengaktifkan modul Safe, yang kemudian berbelanja dalam had tanpa tandatangan.',
  'limits.tooMuch': 'Ini melebihi yang dapat dikira oleh modul.',
  'limits.self': 'Akaun itu sendiri tidak memerlukan had.',
  'spend.open': 'Belanja daripada had ini',
  'spend.left': 'Baki {amount}',
  'spend.tooMuch': 'Bakinya hanya {amount}.',
  'spend.send': 'Hantar sekarang',
  'spend.done': 'Dihantar.',
  'spend.failed': 'Ia tidak dihantar.',
  'spend.description': 'Belanjakan {amount} dalam had',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Apa yang berubah pada akaun',
  'sim.help':
    'Sebentar tadi disimulasikan oleh nod rangkaian, seolah-olah dilaksanakan sekarang. Tiada apa dihantar.',
  'sim.none': 'Ia akan berjaya. Nod tidak melaporkan perubahan baki.',
  'sim.fails': 'Jika dilaksanakan sekarang, ia akan gagal.',
  'sim.ownersNow': 'Hasil di atas adalah untuk pemilik sekarang.',
  'sim.outcomeOnly':
    'Ia akan berjaya. Apa yang akan berubah tidak dapat diketahui. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.unavailable':
    'Nod rangkaian ini tidak dapat mensimulasikannya: sama ada ia akan berjaya dan apa yang akan berubah tidak dapat diketahui di sini. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.too-many':
    'Panggilan ini terlalu banyak untuk disimulasikan di sini: apa yang akan berubah tidak dapat diketahui. Berpandukan panggilan seperti yang ditunjukkan di atas.',
  'sim.units': '{units} unit terkecil {token}',
  'sim.item': 'item {id} daripada {token}',
  'against.failed':
    'Menurut simulasi pada peranti ini sebelum dilaksanakan, ia akan berjaya. Ia gagal.',
  'against.succeeded':
    'Menurut simulasi pada peranti ini sebelum dilaksanakan, ia akan gagal. Ia berjaya.',
  'against.other': 'Yang berlaku bukan yang disimulasikan pada peranti ini sebelum dilaksanakan:',
  'against.change': '{actual} berlaku, {expected} dijangka',
  'against.nothing': 'tiada {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'Pemulihan dengan tempoh menunggu dihidupkan. Alamat berikut boleh menambah sebarang transaksi akaun ini; transaksi boleh dilaksanakan selepas {period}, dan dalam tempoh itu pemilik boleh membatalkannya:',
  'delay.waiting':
    'Satu transaksi menunggu dalam modul pemulihan. Mulai {date}, sesiapa sahaja boleh melaksanakannya:',
  'delay.due':
    'Tempoh menunggu satu transaksi dalam modul pemulihan telah tamat. Sesiapa sahaja boleh melaksanakannya sekarang:',
  'delay.expired':
    'Satu transaksi dalam modul pemulihan telah luput. Transaksi ini tidak boleh dilaksanakan lagi:',
  'delay.more':
    'Transaksi lain juga menunggu dalam modul pemulihan dan tidak ditunjukkan di sini: {number}',
  'delay.cancel': 'Cadangkan pembatalan yang menunggu',
  'delay.foreign':
    'Akaun ini tidak mengawal modul pemulihannya: pemilik tidak boleh membatalkan yang menunggu di sana, tetapi boleh mematikannya.',
  'delay.unread':
    'Modul pemulihan dihidupkan, tetapi tidak dapat dibaca: {network} tidak memberi respons. Mungkin ada transaksi yang menunggu.',
};
