import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Teruskan dengan kunci laluan',
  'passkey.rowHelp': 'Dompet tidak diperlukan',
  'passkey.noPasskeys': 'Pelayar atau halaman ini tidak dapat menggunakan kunci laluan.',
  'passkey.noDomain':
    'Kunci laluan memerlukan halaman yang mempunyai nama. Halaman ini dibuka melalui alamat IP.',
  'passkey.noNetwork': 'Tiada rangkaian di sini yang mempunyai akaun dengan kunci laluan.',
  'passkey.honest':
    'Kunci laluan berada pada peranti anda atau dalam pengurus kata laluannya. Tiada orang lain dapat memindahkan isi akaun. Kunci ini hanya berfungsi di laman ini: tambah cara masuk kedua sebelum wang sebenar tiba.',
  'passkey.name': 'Nama kunci laluan',
  'passkey.create': 'Cipta akaun',
  'passkey.find': 'Saya sudah ada',
  'passkey.lost': 'Kunci laluan saya hilang',
  'passkey.otherDevice': 'Gunakan telefon atau peranti lain',
  'passkey.alsoSignsIn': 'Ini juga melog masuk anda ke {site}.',
  'passkey.waiting': 'Pelayar anda bertanya…',
  'passkey.waitingHelp': 'Sahkan dengan cap jari, wajah atau PIN peranti anda.',
  'passkey.refused': 'Tiada apa-apa yang berlaku. Anda boleh cuba lagi pada bila-bila masa.',
  'passkey.notFound':
    'Tiada akaun bagi kunci laluan ini. Cipta satu, atau gunakan kunci laluan peranti lain.',
  'passkey.domain': 'Alamat halaman ini tidak dapat menggunakan kunci laluan ini.',
  'passkey.exists': 'Peranti ini sudah mempunyai kunci laluan akaun ini.',
  'passkey.network': 'Tiada respons diterima. Semak sambungan anda dan cuba lagi.',
  'passkey.other': 'Itu tidak berjaya. Cuba lagi.',
  'passkey.ready': 'Akaun anda sedia. Log masuk ke {site}.',
  'passkey.again': 'Satu pengesahan lagi, dan anda dilog masuk.',
  'passkey.needsOwners':
    'Akaun ini memerlukan tandatangan beberapa pemilik, dan laman ini tidak dapat mengumpulkannya. Sambungkan akaun lain untuk log masuk.',

  'review.title': 'Semak dan tandatangani',
  'review.lead':
    'Kunci laluan anda menandatangani tepat ini. Soalan pelayar tidak akan memaparkannya.',
  'review.sign': 'Tandatangani dengan kunci laluan',
  'review.reject': 'Tolak',
  'review.account': 'Akaun',
  'review.asOwner':
    'Anda menandatangani sebagai salah seorang pemilik akaun ini. Ia berlaku setelah cukup bilangan pemilik menandatangani.',
  'review.forOther':
    'Ini akaun lain yang anda ialah pemiliknya. Ia berlaku setelah cukup bilangan pemilik menandatangani.',
  'review.yourAccount': 'Akaun anda',
  'review.network': 'Rangkaian',
  'review.message': 'Mesej',
  'review.bytes': 'Bait yang bukan teks',
  'review.domain': 'Domain laman',
  'review.send': 'Hantar {amount} kepada {recipient}',
  'review.sendUnknown':
    'Hantar {units} unit terkecil token tidak tersenarai {token} kepada {recipient}',
  'review.sendFrom': 'Hantar {amount} daripada {sender} kepada {recipient}',
  'review.revoke': 'Tidak lagi membenarkan {spender} membelanjakan {token}',
  'review.approve': 'Benarkan {spender} membelanjakan {amount}',
  'review.approveMore': 'Benarkan {spender} membelanjakan {amount} lagi',
  'review.approveUnknown':
    'Benarkan {spender} membelanjakan {units} unit terkecil (atau item nombor {units}) token tidak tersenarai {token}',
  'review.approveUnlimited': 'Benarkan {spender} membelanjakan semua {token}, tanpa had',
  'review.addOwner': 'Tambah pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'review.removeOwner':
    'Keluarkan pemilik {owner}. Tandatangan diperlukan selepas itu: {threshold}',
  'review.swapOwner': 'Gantikan pemilik {owner} dengan {newOwner}',
  'review.createSigner': 'Sediakan kunci laluan lain pada rangkaian',
  'review.raw': 'Panggilan kepada {contract} yang tidak dapat dibaca',
  'review.withCoins': '{call}, bersama {amount}',
  'review.batch': { other: 'Kelompok {count} panggilan, semua atau tiada' },
  'review.data': { other: 'Data, {count} bait' },
  'review.contract': 'Kontrak',
  'review.value': 'Dihantar bersama',
  'review.function': 'Fungsi',
  'review.unlimited':
    'Orang lain kemudian boleh membelanjakan token akaun ini tanpa had, sekarang dan pada masa akan datang.',
  'review.signatureOnly':
    'Sesiapa yang memegang tandatangan ini boleh menggunakannya tanpa bertanya lagi.',
  'review.usableUntil': 'Tandatangan boleh digunakan hingga {date}.',
  'review.usableForever': 'Tandatangan boleh digunakan tanpa had masa.',
  'review.spendableUntil': 'Token boleh dibelanjakan hingga {date}.',
  'review.spendableForever': 'Token boleh dibelanjakan tanpa had masa.',
  'review.longTime': 'Itu lebih 30 hari dari sekarang.',
  'review.ownerChange': 'Pemilik akaun berubah.',
  'review.self': 'Akaun memanggil dirinya sendiri dengan cara yang tidak diketahui.',
  'review.toToken':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'review.toNobody':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',
  'review.toSelf': 'Ini dihantar ke alamat anda sendiri.',
  'review.alike':
    'Alamat pertama bermula dan berakhir seperti alamat yang anda kenal, yang kedua, tetapi ia lain. Bandingkan setiap aksara.',
  'review.unreadPaid': 'Tidak dapat dibaca sama ada penerima ini pernah dibayar.',
  'review.codeMissing':
    'Tiada kontrak di alamat ini: panggilan tidak akan melakukan apa-apa, namun dikira selesai.',
  'review.codeExpected':
    'Belum ada kontrak di alamat ini. Jika tidak dibuat dahulu, panggilan tidak melakukan apa-apa.',
  'review.codeUnread': 'Tidak dapat dibaca sama ada terdapat kontrak di alamat ini.',
  'review.powerWithoutCode': 'Tiada kontrak di alamat ini. Ia tidak boleh berkuasa atas akaun.',
  'review.powerOfToken': 'Alamat ini ialah token. Ia tidak boleh berkuasa atas akaun.',
  'review.powerUnread':
    'Kandungan alamat ini tidak dapat dibaca. Sebelum itu, ia tidak boleh berkuasa atas akaun.',
  'review.powerUnpublished':
    'Safe tidak menerbitkan kontrak ini. Ia akan berkuasa atas akaun: tandatangani hanya jika anda tahu siapa penulisnya.',
  'review.elsewhere':
    'Terdapat kontrak di alamat ini pada {network}, tetapi tiada apa-apa di sini. Apa yang dihantar ke sana mungkin hilang, dan kontrak itu tidak boleh menandatangani di sini.',
  'review.elsewhereUnread':
    'Tidak semua rangkaian memberikan respons. Jika ini kontrak di salah satunya sahaja, apa yang dihantar ke sana mungkin hilang, dan kontrak itu tidak boleh menandatangani di sini.',
  'review.imitates':
    'Token yang tidak tersenarai di sini menamakan dirinya {symbol}, seperti token tersenarai. Bandingkan alamatnya.',
  'review.tokenUnread': 'Token ini tidak dapat dibaca. Jumlahnya dalam unit terkecil.',
  'review.tokenDecimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'review.short': 'Akaun mempunyai kurang daripada yang akan keluar.',
  'review.excessive': 'Bayaran balik melebihi kos gas yang munasabah.',
  'review.uncompared': 'Bayaran balik tidak dapat dibandingkan dengan kos gas.',
  'review.refundTo': 'Bayaran balik akan dihantar ke alamat yang dinyatakan di sini.',
  'review.unread': 'Baca dan tandakan amaran di atas dahulu.',
  'review.unchecked':
    'Ini tidak dapat disemak, dan tidak akan ditandatangani sebelum disemak. Semak sambungan anda dan cuba lagi.',
  'review.opens': 'Ini juga membuka akaun anda pada {network}.',
  'review.changes': 'Apa yang berubah',
  'review.noChanges': 'Tiada baki yang berubah.',
  'review.unknownChanges': 'Ia akan berjaya. Apa yang berubah tidak dapat diketahui.',
  'review.simulating': 'Mensimulasikan…',
  'review.notSimulated': 'Ini tidak dapat disimulasikan.',
  'review.fails': 'Simulasi menunjukkan bahawa ini akan gagal.',
  'review.says': 'Sebab yang diberikan: {reason}',
  'review.item': 'Item {id} daripada {symbol}',
  'review.fee': 'Yuran rangkaian',
  'review.paidBy': 'Dibayar oleh {name}',
  'review.byWallet': 'Anda menghantarnya dengan dompet lain, yang membayar yurannya',
  'review.most': 'Akaun membayar paling banyak {amount}',
  'review.hashes': 'Senarai hash',
  'review.domainHash': 'Hash domain (domain hash)',
  'review.messageHash': 'Hash mesej (message hash)',
  'review.safeHash': 'Hash yang dibandingkan oleh pemilik',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash yang ditandatangani kunci laluan',

  'submit.title': 'Hantar dengan dompet',
  'submit.notSent': '{app} tidak menghantarnya',
  'submit.signed':
    'Sudah ditandatangani. Mana-mana dompet boleh menghantarnya dan membayar yurannya.',
  'submit.spent': 'Jumlah yang dibayar {app} dalam sehari telah habis.',
  'submit.busy': 'Transaksi lain bagi akaun ini masih diproses. Cuba lagi selepas ia disahkan.',
  'submit.failing':
    'Terlalu banyak transaksi gagal. {app} menunggu sebelum membayar yang seterusnya.',
  'submit.again': 'Cuba lagi {when}.',
  'submit.empty': '{app} tiada baki untuk membayar yuran.',
  'submit.expensive': 'Rangkaian kini lebih mahal daripada yang dibayar {app}.',
  'submit.rules': '{app} tidak membayar untuk transaksi ini.',
  'submit.fails':
    '{app} mencubanya dahulu: ini akan gagal. Dompet yang menghantarnya tetap membayar yuran.',
  'submit.unreachable':
    '{app} tidak menjawab. Jika sudah dihantar, yang ini tidak mengubah apa-apa.',
  'submit.other': '{app} menolak untuk menghantarnya.',
  'submit.confirm': 'Sahkan dalam {wallet}',
  'submit.sending': '{app} sedang menghantarnya…',
  'submit.failed': '{wallet} tidak menghantarnya.',
  'submit.retry': 'Cuba {app} sekali lagi',
  'submit.getWallet': 'Pasang dompet di sini, atau buka halaman ini di tempat yang ada dompet.',
  'submit.phone':
    'Telefon hanya menghantar ini, kemudian diputuskan sambungannya. Akaun anda di sini kekal bersambung.',
  'submit.copy': 'Salin transaksi',

  'owners.backup': 'Sandarkan akaun ini',
  'owners.reminder':
    'Hanya satu kunci laluan membuka akaun ini. Tambah cara masuk kedua sebelum wang sebenar tiba.',
  'owners.lead':
    'Setiap pemilik bersendirian dapat memindahkan semua isi akaun. Perubahan hanya berkuat kuasa pada satu rangkaian.',
  'owners.notOpened': 'Belum dibuka pada rangkaian ini',
  'owners.unreachable': 'Rangkaian tidak memberikan respons dalam masa yang ditetapkan.',
  'owners.thisPasskey': 'Kunci laluan peranti ini',
  'owners.passkey': 'Kunci laluan lain',
  'owners.addPasskey': 'Tambah kunci laluan lain',
  'owners.addWallet': 'Tambah dompet sebagai pemilik',
  'owners.remove': 'Alih keluar',
  'owners.removeTitle': 'Keluarkan pemilik',
  'owners.stays': 'Kekal sebagai pemilik pada: {networks}',
  'owners.removeSelf':
    'Peranti ini kemudian tidak lagi boleh menandatangani pada {network}. Akaun kekal dengan pemilik lain.',
  'owners.selfGone':
    'Kunci laluan peranti ini bukan lagi pemilik. Untuk meneruskan, sambungkan pemilik lain bagi akaun ini.',
  'owners.shared':
    'Tandatangan diperlukan: {threshold}. Kunci laluan ini salah seorang pemilik dan tidak bertindak sendirian: pembayaran, perubahan pemilik dan log masuk menunggu sehingga cukup bilangan pemilik menandatangani.',
  'owners.actsOn': 'Ini hanya berkuat kuasa pada {network}.',
  'owners.twoPrompts':
    'Pelayar anda bertanya dua kali: untuk kunci laluan baharu, kemudian untuk tandatangan anda.',
  'owners.address': 'Alamat atau nama dompet',
  'owners.notAnAddress':
    'Ini bukan alamat yang sah. Alamat bermula dengan 0x diikuti 40 aksara lagi.',
  'owners.wrongChecksum':
    'Huruf dalam alamat ini tidak sepadan dengan hasil tambah semaknya: mungkin ada aksara yang tersilap taip. Salin semula.',
  'owners.elsewhere': 'Alamat ini untuk rangkaian lain: {network}.',
  'owners.looking': 'Mencari nama…',
  'owners.onlyOnEthereum': 'Nama ini tiada alamat di {network}: ini alamatnya di Ethereum.',
  'owners.nameNotFound': 'Tiada alamat dijumpai untuk nama ini.',
  'owners.noNames': 'Nama tidak dapat dicari di laman web ini. Masukkan alamat.',
  'owners.nameUnreachable': 'Nama tidak dapat dicari: rangkaian tidak memberikan respons.',
  'owners.nameOffChain':
    'Nama ini disimpan di tempat lain, dan laman web ini tidak bertanya di sana. Masukkan alamat.',
  'owners.nameMixed':
    'Nama ini mencampurkan huruf daripada abjad yang berbeza dan mungkin meniru nama lain. Masukkan alamat.',
  'owners.already': 'Ini sudah menjadi pemilik.',
  'owners.yours':
    'Sesiapa yang memegang dompet ini dapat memindahkan semuanya. Gunakan dompet anda sendiri sahaja, jangan sekali-kali alamat bursa.',
  'owners.sent': 'Dihantar. Senarai berubah sebaik sahaja rangkaian menerimanya.',
  'owners.relay': 'Perkhidmatan yang menghantar transaksi tidak menjawab atau menolak.',
  'owners.forget': 'Alih keluar daripada peranti ini',
  'owners.forgetHelp':
    'Peranti ini melupakan akaun dan memutuskan sambungan. Kunci laluan kekal dengan anda dan memulihkan akaun melalui “Saya sudah ada”.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'Pengurus kata laluan bagi kunci laluan ini menandatangani dalam bentuk yang tidak diterima oleh kontrak akaun: kunci ini tidak akan dapat menandatangani untuk akaun. Simpan kunci laluan di tempat lain: pada peranti ini, telefon atau kunci keselamatan.',
  'problem.orphanReported':
    'Kunci laluan “{name}” dicipta dengan sia-sia. Pelayar anda telah diminta mengalih keluarnya.',
  'problem.orphanLeft':
    'Kunci laluan “{name}” dicipta dengan sia-sia. Padamkannya dalam pengurus kata laluan anda.',
  'problem.busy':
    'Satu lagi permintaan kunci laluan masih terbuka atau mencelah. Tutup permintaan itu dan cuba lagi.',
  'problem.late': 'Kunci laluan tidak memberi respons pada masanya. Cuba lagi.',
  'problem.unverifiable':
    'Peranti atau pengurus kata laluan ini tidak dapat mengesahkan bahawa ini anda. Tetapkan kunci skrin atau PIN, atau simpan kunci laluan di tempat lain: pada telefon atau kunci keselamatan.',
  'problem.keeper':
    'Peranti anda atau pengurus kata laluannya melaporkan ralat. Buka kuncinya dan cuba lagi, atau gunakan yang lain.',
  'problem.kind':
    'Peranti atau pengurus kata laluan ini tidak mempunyai jenis kunci laluan yang diperlukan oleh akaun. Gunakan telefon atau kunci keselamatan.',
};

export const recovery: Part<'recovery'> = {
  'request.title': 'Pulihkan akaun',
  'request.lead':
    'Anda kehilangan kunci laluan suatu akaun. Penjaga yang anda namakan sebelum ini boleh memberi akaun itu kunci baharu.',
  'request.account': 'Alamat, nama atau kenalan akaun',
  'request.find': 'Cari penjaganya',
  'request.noNetwork': 'Akaun tidak boleh dipulihkan di laman ini.',
  'request.reading': 'Membaca rangkaian…',
  'request.readAgain': 'Baca lagi',
  'request.unreadable':
    'Rangkaian tidak memberikan respons, jadi tiada apa-apa diketahui tentang akaun di sana. Cuba lagi.',
  'request.unknownModule': 'Laman ini tidak mengenali kontrak pemulihan rangkaian ini.',
  'request.notDeployed': 'Akaun belum ada di rangkaian ini.',
  'request.off': 'Akaun tiada penjaga di rangkaian ini.',
  'request.noGuardians':
    'Tanpa penjaga, hanya pemilik lain boleh membuka akaun ini: kunci laluan kedua, atau dompet yang anda tambah. Cari pada peranti lain dan pengurus kata laluan anda.',
  'request.needs': 'Penjaga yang mesti bersetuju: {threshold} daripada {guardians}.',
  'request.days': 'Hari apabila kunci sekarang boleh menghentikannya: {days}.',
  'request.otherAccount': 'Akaun lain',
  'request.newOwner': 'Kunci baharu',
  'request.replaces':
    'Kunci ini menggantikan semua pemilik akaun, termasuk sandaran dan pemilik bersama.',
  'request.byWallet': 'Gunakan dompet',
  'request.byPasskey': 'Gunakan kunci laluan',
  'request.create': 'Cipta kunci laluan',
  'request.ask': 'Minta penjaga',
  'request.badOwner':
    'Pemilik ini akan mengunci akaun selama-lamanya. Akaun itu sendiri dan penjaganya tidak boleh menjadi pemiliknya.',
  'request.none': 'Ini bukan pautan pemulihan.',
  'request.damaged':
    'Pautan terpotong atau berubah dalam perjalanan. Minta sekali lagi, dan salin semuanya.',
  'request.otherVersion': 'Pautan ini daripada versi lain laman ini. Minta yang baharu.',
  'request.impossible':
    'Pautan ini meminta sesuatu yang tidak diterima mana-mana akaun. Jangan percayai pengirimnya.',
  'request.other': 'Pautan ini daripada permintaan lain.',
  'request.shareTitle': 'Minta penjaga anda',
  'request.shareHelp':
    'Hantar pautan ini kepada mereka. Setiap seorang menandatangani, tanpa kos, dan menghantar pautan kembali.',
  'request.code': 'Kod dengan pautan',
  'request.copy': 'Salin pautan',
  'request.share': 'Kongsi',
  'request.digits': 'Digit untuk dibandingkan',
  'request.digitsHelp':
    'Penjaga menelefon anda sebelum menandatangani dan membandingkan digit ini. Jika berbeza, seseorang telah menukar pautan.',
  'request.answer': 'Pautan yang dihantar kembali oleh penjaga',
  'request.addAnswer': 'Tambah tandatangan',
  'request.progress': 'Kemajuan',
  'request.signed': 'Tandatangan: {signed} daripada {threshold}',
  'request.hasSigned': 'Sudah menandatangani',
  'request.notSigned': 'Belum',
  'request.otherRunning':
    'Pemulihan lain bagi akaun ini sedang berjalan. Hanya lebih banyak tandatangan boleh menggantikannya.',
  'request.outdated':
    'Permintaan ini tidak lagi sah: ia dihentikan atau diganti, atau penjaganya berubah. Ia memerlukan tandatangan baharu.',
  'request.again': 'Mula semula dengan kunci yang sama',
  'request.tooFew': 'Lebih ramai penjaga mesti menandatangani.',
  'request.start': 'Mulakan pemulihan',
  'request.sent': 'Dihantar. Berkuat kuasa sebaik sahaja rangkaian menerimanya.',
  'request.waiting':
    'Dimulakan. Kunci baharu mengambil alih mulai {date}. Sehingga itu, kunci sekarang boleh menghentikannya.',
  'request.due': 'Tempoh menunggu tamat: kunci baharu boleh mengambil alih.',
  'request.notYet': 'Tempoh menunggu belum tamat.',
  'request.finish': 'Selesaikan pemulihan',
  'request.done': 'Selesai. Akaun mempunyai pemilik baharu.',
  'request.connectHelp': 'Sambung dengan kunci laluan baharu anda, seperti dengan yang sudah ada.',
  'request.walletDone': 'Dompet anda kini pemilik akaun Safe ini.',
  'request.connect': 'Sambungkan akaun',
  'request.mine': 'Teruskan dengan kunci baharu',
  'request.notMine': 'Kunci ini tidak menjadi pemilik melalui pemulihan yang sedang berjalan.',
  'request.open': 'Buka pemulihan',
  'request.remove': 'Buang permintaan ini daripada peranti',
  'request.removeHelp':
    'Tandatangan yang terkumpul hilang, dan pemulihan memerlukan permintaan baharu. Tekan lagi untuk membuang.',

  'guardian.title': 'Bantu memulihkan akaun',
  'guardian.lead': 'Sebagai penjaga, anda diminta memberi akaun ini kunci baharu.',
  'guardian.unknown': 'Tiada nama pada anda untuk akaun ini. Pastikan milik siapa.',
  'guardian.unread':
    'Tidak dapat dibaca sama ada anda mempunyai nama untuk akaun ini. Pastikan milik siapa.',
  'guardian.newOwners': 'Pemilik baharu',
  'guardian.threshold': 'Tandatangan yang diperlukan selepas itu: {threshold}',
  'guardian.what':
    'Mereka menggantikan semua pemilik akaun. Tandatangan ini tidak memindahkan wang, dan tiada kos.',
  'guardian.call': 'Telefon dan bandingkan',
  'guardian.callHelp':
    'Telefon orang itu pada nombor yang anda kenal, bukan nombor dalam mesej. Bandingkan digit ini melalui suara.',
  'guardian.compared': 'Saya telah bercakap dengan orang itu, dan digitnya sama.',
  'guardian.sign': 'Tandatangani',
  'guardian.signOn': 'Tandatangani untuk {network}',
  'guardian.signed': 'Sudah ditandatangani.',
  'guardian.notGuardian':
    'Akaun yang disambungkan bukan penjaga akaun ini. Sambungkan akaun yang betul.',
  'guardian.notDeployed':
    'Akaun penjaga belum ada di rangkaian ini. Hantar bayaran daripadanya di sana, misalnya kepada diri sendiri, kemudian tandatangani lagi.',
  'guardian.invalid':
    'Dompet mengembalikan tandatangan yang tidak dikira. Cuba lagi, atau gunakan dompet lain.',
  'guardian.sendBack': 'Hantar ini kembali',
  'guardian.sendBackHelp':
    'Pautan kini mengandungi tandatangan anda. Hantar kepada orang yang meminta.',

  'banner.title': 'Pemulihan akaun ini sedang berjalan',
  'banner.what': 'Pada {network}, {owners} menggantikan semua pemilik mulai {date}.',
  'banner.due':
    'Pada {network}, tempoh bantahan sudah tamat: {owners} boleh menggantikan semua pemilik pada bila-bila masa.',
  'banner.advice': 'Jika anda tidak meminta penjaga melakukannya, hentikan sekarang.',
  'banner.stop': 'Hentikan',
  'banner.revoke': 'Hentikan dan alih keluar semua penjaga',
  'banner.mine': 'Ini saya, sembunyikan dahulu',
  'banner.sent': 'Dihantar. Pemulihan berhenti sebaik sahaja rangkaian menerimanya.',
  'banner.failed': 'Belum dihentikan. Cuba lagi.',
  'banner.several':
    'Akaun ini memerlukan beberapa tandatangan. Pemilik lain perlu bersetuju untuk menghentikannya.',
  'banner.propose': 'Cadangkan penghentian',
  'banner.stopped':
    'Pemulihan pada {network} dihentikan. Penjaga boleh bermula semula: alih keluar mereka jika anda tidak lagi percaya.',
  'banner.unread':
    'Tidak dapat dibaca sama ada pemulihan akaun ini sedang berjalan pada: {networks}',

  'guardians.lead':
    'Orang yang anda percayai yang bersama-sama boleh memberi akaun ini kunci baharu jika anda kehilangan kunci.',
  'guardians.sayPower': 'Penjaga boleh memberi akaun kunci baharu, tidak lebih daripada itu.',
  'guardians.sayAgree':
    'Beberapa orang mesti bersetuju: dua daripada tiga ialah pilihan yang baik.',
  'guardians.sayWait':
    'Kemudian ada tempoh menunggu: {days}. Dalam tempoh itu, satu sentuhan di sini menghentikannya.',
  'guardians.saySilence':
    'Jika tiada sesiapa menghentikannya, kunci baharu menggantikan semua pemilik sekarang, termasuk kunci laluan dan dompet anda yang lain.',
  'guardians.sayTheft':
    'Ini membantu apabila hilang, bukan apabila dicuri: sesiapa yang memegang kunci laluan anda boleh melakukan segalanya dalam tempoh itu.',
  'guardians.sayNetworks':
    'Ini hanya berkesan pada rangkaian yang anda tetapkan. Pada rangkaian yang belum anda gunakan, akaun selamanya milik kunci yang hilang.',
  'guardians.sayLook':
    'Buka halaman ini sekurang-kurangnya sekali dalam tempoh ini: {days}. Pemulihan yang berjalan dipaparkan pada setiap halaman, dibaca daripada rangkaian.',
  'guardians.sayAgain':
    'Penjaga yang pemulihannya anda hentikan boleh bermula semula, sehingga anda mengalih keluar mereka.',
  'guardians.sayCall':
    'Minta penjaga menelefon anda dan membandingkan digit yang dilihat sebelum menandatangani.',
  'guardians.sayAddress': 'Simpan alamat akaun ini: anda memerlukannya untuk mencari akaun semula.',
  'guardians.choose': 'Pilih penjaga',
  'guardians.recommended': 'Disyorkan: tiga penjaga, dua daripadanya mesti bersetuju.',
  'guardians.address': 'Alamat, nama atau pautan penjaga',
  'guardians.add': 'Tambah penjaga',
  'guardians.agree': 'Berapa orang mesti bersetuju',
  'guardians.ofCount': '{threshold} daripada {count}',
  'guardians.alone':
    'Dengan itu setiap penjaga boleh memulakan pemulihan seorang diri. Pilih tiga penjaga supaya dua mesti bersetuju.',
  'guardians.isAccount': 'Ini akaun itu sendiri.',
  'guardians.isOwner': 'Pemilik akaun tidak boleh menjadi penjaganya.',
  'guardians.twice': 'Penjaga ini sudah dipilih.',
  'guardians.notDeployed':
    'Ini akaun kontrak yang tiada pada {networks}: tandatangannya tidak dapat disemak di sana.',
  'guardians.unread':
    'Tiada respons daripada: {networks}. Jika ini akaun kontrak di sana, tandatangannya tidak dapat disemak di rangkaian lain.',
  'guardians.unused':
    'Tiada apa-apa pernah dihantar daripada alamat ini. Jika ini akaun kunci laluan, akaun itu mesti digunakan sekali pada setiap rangkaian sebelum boleh membantu.',
  'guardians.networks': 'Pilih rangkaian',
  'guardians.networksHelp':
    'Setiap rangkaian ialah transaksi tersendiri. Tetapkan penjaga pada semua rangkaian yang anda ada sesuatu.',
  'guardians.setOn': 'Tetapkan pada {network}',
  'guardians.setUp': 'Sediakan penjaga',
  'guardians.change': 'Tukar penjaga',
  'guardians.stop': 'Alih keluar semua penjaga',
  'guardians.stopHelp':
    'Selepas itu, pada {network} hanya pemilik boleh membuka akaun ini. Pemulihan yang berjalan juga dihentikan.',
  'guardians.endsRunning': 'Ini juga menghentikan pemulihan yang berjalan.',
  'guardians.summary':
    '{threshold} daripada {count} mesti bersetuju. Tempoh untuk menghentikan pemulihan: {days}.',
  'guardians.none': 'Tiada penjaga pada rangkaian ini.',
  'guardians.notOpened':
    'Akaun belum dibuka pada rangkaian ini. Tanpa penjaga di sini, akaun selamanya milik kunci yang hilang.',
  'guardians.noModule': 'Penjaga tidak tersedia pada rangkaian ini.',
  'guardians.unknownModule':
    'Kontrak pemulihan pada rangkaian ini bukan yang dijangka. Tiada apa-apa ditetapkan dengannya.',
  'guardians.unreachable': 'Rangkaian tidak menjawab. Tidak diketahui sama ada terdapat penjaga.',
  'guardians.same': 'Inilah penjaga pada rangkaian ini.',
  'guardians.failed': 'Penjaga tidak ditukar. Lihat semula, kemudian cuba sekali lagi.',
  'guardians.title': 'Penjaga',

  'review.enableRecovery': 'Hidupkan pemulihan oleh penjaga',
  'review.disableRecovery': 'Matikan pemulihan oleh penjaga',
  'review.addGuardian': 'Tambah penjaga {guardian}. Penjaga diperlukan selepas itu: {threshold}',
  'review.revokeGuardian':
    'Keluarkan penjaga {guardian}. Penjaga diperlukan selepas itu: {threshold}',
  'review.guardianThreshold': 'Penjaga diperlukan selepas itu: {threshold}',
  'review.cancelRecovery': 'Hentikan pemulihan yang sedang berjalan',
  'review.invalidateApprovals': 'Batalkan yang telah ditandatangani penjaga setakat ini',
  'review.recoveryOn':
    'Cukup penjaga bersama-sama kemudian boleh menggantikan semua pemilik, selepas tempoh yang akaun boleh menghentikannya.',
  'review.guardianChange': 'Penjaga, yang boleh menggantikan semua pemilik, berubah.',
  'review.recoveryCancel':
    'Pemulihan yang sedang berjalan dihentikan. Penjaganya boleh memulakan yang lain.',
  'review.recoveryApproval': 'Sebagai penjaga, akaun ini meluluskan pemilik baharu akaun lain.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Laman ini, melalui e-mel',
  'email.add': 'Tambah laman ini melalui e-mel',
  'email.what':
    'Laman ini bersetuju apabila anda memasukkan kod daripada e-mel. Bersendirian ia tidak boleh memulihkan akaun: sekurang-kurangnya dua penjaga mesti diwajibkan bersetuju.',
  'email.address': 'Alamat e-mel',
  'email.save': 'Tambah alamat',
  'email.check': 'E-mel telah dihantar ke alamat anda. Pastikan ia tiba: kod dihantar ke sana.',
  'email.later': 'Menerima kod mulai {date}.',
  'email.leaving': 'Dialih keluar pada {date}.',
  'email.none': 'Belum ada alamat e-mel. Tanpanya, penjaga ini tidak boleh membantu.',
  'email.signIn': 'Log masuk ke laman ini untuk melihat dan menukar alamat e-mel anda.',
  'email.request': 'Hantar kod melalui e-mel',
  'email.sent':
    'Jika akaun ini mempunyai alamat e-mel di sini, kod telah dihantar kepadanya. Sah selama 10 minit, untuk pemulihan ini sahaja.',
  'email.code': 'Kod daripada e-mel',
  'email.confirm': 'Sahkan kod',
  'email.unreadable': 'Kod daripada e-mel mempunyai lapan digit.',
  'email.refused': 'Kod ini salah, terlalu lama, atau terlalu kerap dicuba. Minta yang baharu.',
  'email.declined': 'Laman ini tidak bersetuju dengan pemulihan ini.',
  'email.invalid': 'Ini bukan alamat e-mel.',
  'email.full': 'Tiada lagi alamat e-mel boleh ditambah.',
  'email.tooMany': 'Terlalu kerap dicuba. Cuba lagi nanti.',
  'email.failed': 'Laman tidak memberi respons. Cuba lagi.',
};
