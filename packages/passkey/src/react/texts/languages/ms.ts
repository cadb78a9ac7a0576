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
  'review.imitates':
    'Token yang tidak tersenarai di sini menamakan dirinya {symbol}, seperti token tersenarai. Bandingkan alamatnya.',
  'review.tokenUnread': 'Token ini tidak dapat dibaca. Jumlahnya dalam unit terkecil.',
  'review.tokenDecimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'review.short': 'Akaun mempunyai kurang daripada yang akan keluar.',
  'review.excessive': 'Bayaran balik melebihi kos gas yang munasabah.',
  'review.unread': 'Baca dan tandakan amaran di atas dahulu.',
  'review.unchecked':
    'Ini tidak dapat disemak, dan tidak akan ditandatangani sebelum disemak. Semak sambungan anda dan cuba lagi.',
  'review.opens': 'Ini juga membuka akaun anda pada {network}.',
  'review.changes': 'Apa yang berubah',
  'review.noChanges': 'Tiada baki yang berubah.',
  'review.unknownChanges':
    'Ia akan berjaya. Apa yang berubah tidak dapat diketahui pada rangkaian ini.',
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
  'banner.title': 'Pemulihan akaun ini sedang berjalan',

  'guardians.title': 'Penjaga',
};
