import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Laman web ini tidak memberikan respons',
  'start.text':
    'Halaman sudah dibuka, tetapi pelayannya tidak menyatakan rangkaian yang hendak digunakan. Dompet dan dana anda tidak terjejas.',
  'start.faultTitle': 'Halaman ini tidak dapat dimulakan',
  'start.faultText': 'Ada masalah pada halaman ini sendiri. Dompet dan dana anda tidak terjejas.',
  'start.retry': 'Cuba lagi',
  'start.retrying': 'Mencuba semula…',

  'layout.skip': 'Langkau ke kandungan',
  'layout.navigation': 'Halaman',
  'layout.homeLink': '{app}, laman utama',
  'layout.home': 'Utama',
  'layout.send': 'Hantar',
  'layout.activity': 'Aktiviti',
  'layout.multisig': 'Multisig',
  'layout.sessions': 'Sesi',
  'layout.settings': 'Tetapan',
  'layout.loading': 'Memuatkan halaman…',
  'layout.restoring': 'Memulihkan sambungan anda…',
  'layout.copied': 'Disalin',
  'layout.about':
    '{app} dijalankan pada pelayan pengendalinya sendiri. Kunci anda tidak pernah meninggalkan dompet anda.',
  'layout.local':
    'Rangkaian setempat: semuanya di sini berjalan pada komputer ini dan tiada nilai sebenar.',
  'layout.imprint': 'Notis undang-undang',
  'layout.privacy': 'Privasi',
  'layout.terms': 'Terma',
  'layout.support': 'Sokongan',

  'dialog.cancel': 'Batal',

  'error.title': 'Halaman ini tidak dapat dipaparkan',
  'error.text': 'Ada masalah di pihak kami. Dompet dan dana anda tidak terjejas.',
  'error.retry': 'Cuba lagi',
  'error.reload': 'Muat semula laman web',
  'error.updated':
    'Laman web ini telah dikemas kini sejak anda membukanya. Muat semula untuk meneruskan.',
  'error.offlineTitle': 'Anda di luar talian',
  'error.offline':
    'Halaman ini belum dimuatkan. Halaman akan muncul sendiri apabila sambungan pulih.',

  'notFound.title': 'Halaman tidak ditemui',
  'notFound.text':
    'Tiada halaman di alamat ini. Mungkin ejaannya salah, atau halaman itu telah dipindahkan.',

  'wallet.needed': 'Sambungkan dompet dahulu',
  'wallet.connect': 'Sambungkan dompet anda',
  'wallet.createAccount': 'Cipta akaun dengan kunci laluan',
  'wallet.wrongNetwork':
    'Dompet anda berada di rangkaian yang tidak disokong oleh laman web ini. Tukar kepada rangkaian lain, atau putuskan sambungan.',
  'wallet.switch': 'Tukar rangkaian',
  'wallet.disconnect': 'Putuskan sambungan',
  'wallet.offered': 'Popular',
  'wallet.relayDelayed':
    '{app} tergendala di {network}. Apa yang anda tandatangani sedang menunggu dan akan dihantar secara automatik; anda tidak perlu menandatanganinya lagi.',

  'home.title': 'Gambaran keseluruhan',
  'home.safe': 'Akaun multisig Safe',
  'home.headline': 'Pelabuhan tenang untuk dompet yang sudah anda miliki',
  'home.lead':
    'Singgahlah untuk melihat aset anda di setiap rangkaian, menghantarnya, dan menjejaki setiap transaksi sehingga selamat tiba. Belayarlah semula pada bila-bila masa.',
  'home.networks': { other: 'Menyokong {count} rangkaian: {names}' },
  'home.points': 'Mengapa di sini',
  'home.seeTitle': 'Anda melihatnya sebelum menandatanganinya',
  'home.see':
    'Jumlah, penerima, rangkaian dan yuran ditunjukkan dengan jelas sebelum dompet anda dibuka. Tiada apa-apa bergerak tanpa kelulusan anda di sana.',
  'home.hostTitle': 'Tiada syarikat di tengah-tengah',
  'home.host':
    'Halaman ini hanya berhubung dengan pelayan asalnya. Tiada pendaftaran, tiada penjejakan, tiada orang tengah.',
  'home.keysTitle': 'Kunci anda kekal milik anda',
  'home.keys':
    'Laman web yang disambungkan hanya mengetahui alamat anda. Sambungan boleh diputuskan dengan satu klik, dan peranti ini melupakannya apabila anda mahu.',
  'home.steps': 'Cara penggunaan',
  'home.step1Title': 'Sambungkan',
  'home.step1': 'Pilih dompet dalam pelayar ini dan luluskan sambungan dalam tetingkapnya sendiri.',
  'home.step2Title': 'Lihat-lihat',
  'home.step2':
    'Syiling dan token anda di setiap rangkaian dipaparkan bersebelahan, berserta sejarah bakinya.',
  'home.step3Title': 'Hantar dan jejaki',
  'home.step3': 'Hantar kepada alamat atau nama, dan pantau sehingga rangkaian mengesahkannya.',
  'home.send': 'Hantar',
  'home.receive': 'Terima',
  'home.copyAddress': 'Salin alamat',
  'home.explorer': 'Lihat di {explorer}',

  'receive.title': 'Terima',
  'receive.qr': 'Kod QR bagi alamat {address}',
  'receive.note': 'Minta syiling dan token dihantar di: {networks}.',

  'holdings.title': 'Aset anda',
  'holdings.current': 'Semasa',
  'holdings.unavailable': 'Tidak tersedia',
  'holdings.retrying': 'Rangkaian ini tidak memberikan respons. Mencuba semula secara automatik.',
  'holdings.stale':
    'Rangkaian ini tidak memberikan respons. Jumlah terakhir yang diketahui dipaparkan.',
  'holdings.noTokens': 'Tiada token laman web ini di sini.',
  'holdings.tokensUnavailable': 'Token: tidak tersedia',

  'chart.title': 'Baki {symbol}',
  'chart.label': 'Baki di {network} sejak beberapa hari lalu, dalam bentuk garis',
  'chart.summary':
    'Daripada {first} pada {since} kepada {last} sekarang. Terendah {lowest}, tertinggi {highest}.',
  'chart.now': 'Sekarang',
  'chart.empty': 'Belum ada sejarah untuk dilukis. Ia bermula apabila syiling pertama diterima.',
  'chart.failed': 'Sejarah baki ini tidak tersedia buat masa ini.',

  'latest.title': 'Transaksi terkini',
  'latest.all': 'Lihat semua',
  'latest.empty':
    'Apa yang anda hantar dari sini akan muncul di sini dan dijejaki sehingga disahkan.',

  'send.form': 'Hantar',
  'send.asset': 'Aset',
  'send.balance': 'Baki anda',
  'send.balanceUnavailable': 'Baki anda tidak tersedia',
  'send.recipient': 'Penerima',
  'send.recipientNumber': 'Penerima {count}',
  'send.recipientPlaceholder': '0x… atau nama.eth',
  'send.recipientHelp': 'Alamat, atau nama yang merujuk kepada alamat.',
  'send.recipientHelpContacts':
    'Alamat, nama yang merujuk kepada alamat, atau salah satu kenalan anda.',
  'send.suggestions': 'Kenalan',
  'send.suggestionCount': { other: '{count} kenalan sepadan' },
  'send.fromContacts': 'Daripada kenalan anda: {name}',
  'send.amount': 'Jumlah',
  'send.amountNumber': 'Jumlah {count}',
  'send.max': 'Maks',
  'send.maxLabel': 'Maks: {symbol} sebanyak mungkin',
  'send.addRecipient': 'Tambah penerima',
  'send.remove': 'Buang',
  'send.removeNumber': 'Buang penerima {count}',
  'send.looking': 'Mencari nama…',
  'send.leadsTo': 'Merujuk kepada',
  'send.knownAs': 'Dikenali sebagai {name}',
  'send.noRecipient': 'Masukkan penerimanya.',
  'send.stillLooking': 'Nama masih dicari. Semak alamat yang dirujuknya, kemudian hantar.',
  'send.notARecipient':
    'Ini bukan alamat yang sah. Alamat bermula dengan 0x diikuti 40 aksara lagi, atau berupa nama seperti harbour.eth.',
  'send.wrongChecksum':
    'Huruf dalam alamat ini tidak sepadan dengan hasil tambah semaknya: mungkin ada aksara yang tersilap taip. Salin semula.',
  'send.addressElsewhere': 'Alamat ini untuk rangkaian lain: {network}.',
  'send.nameNotFound': 'Tiada alamat dijumpai untuk nama ini.',
  'send.noNames': 'Nama tidak dapat dicari di laman web ini. Masukkan alamat.',
  'send.namesUnreachable': 'Nama tidak dapat dicari: rangkaian tidak memberikan respons.',
  'send.onlyOnEthereum': 'Nama ini tiada alamat di {network}: ini alamatnya di Ethereum.',
  'send.nameOffChain':
    'Nama ini disimpan di tempat lain, dan laman web ini tidak bertanya di sana. Masukkan alamat.',
  'send.nameMixed':
    'Nama ini mencampurkan huruf daripada abjad yang berbeza dan mungkin meniru nama lain. Masukkan alamat.',
  'send.nameMoved':
    'Nama ini kini menghala ke alamat kedua, bukan lagi alamat pertama yang anda lihat.',
  'send.useNew': 'Guna alamat baharu',
  'send.linkAsks': 'Pautan ini meminta {amount}.',
  'send.useAmount': 'Guna jumlah ini',
  'send.noAmount': 'Masukkan jumlah.',
  'send.notANumber': 'Masukkan jumlah yang sah, seperti 1234.5.',
  'send.twoReadings':
    'Ini boleh dibaca sebagai dua jumlah yang berbeza. Tulis {whole} atau {fraction}.',
  'send.tooManyDecimals': '{symbol} mempunyai paling banyak {decimals} tempat perpuluhan.',
  'send.withLetters': 'Tulis nombor sahaja, tanpa huruf.',
  'send.withMoney': 'Jumlah ini dalam {symbol}, bukan mata wang lain. Tulis nombor sahaja.',
  'send.withApostrophe': 'Tulis ribuan tanpa tanda apostrof.',
  'send.zero': 'Masukkan jumlah yang melebihi sifar.',
  'send.moreThanBalance': 'Ini melebihi {symbol} yang anda ada.',
  'send.noRoomForFee': 'Tiada baki untuk yuran rangkaian. “Maks” menyimpan jumlah yang mencukupi.',
  'send.noCoinForFee': 'Yuran rangkaian masih kurang {missing}.',
  'send.noMaxUnavailable': '“Maks” tidak tersedia: yuran rangkaian tidak dapat dianggarkan.',
  'send.noMaxNothingLeft': '“Maks” tidak tersedia: tiada baki selain untuk yuran rangkaian.',
  'send.smallestUnits': 'Dalam unit terkecil {symbol}: {units}',
  'send.problems': { other: 'Tiada apa-apa dihantar. Betulkan {count} masalah dahulu.' },
  'send.confirm': 'Sahkan dalam dompet anda…',
  'send.confirmHelp':
    'Dompet anda menunjukkan apa yang anda lihat di sini. Luluskan atau tolak di sana.',
  'send.notOpened':
    'Akaun anda belum dibuka pada {network}. Pembayaran pertamanya di sana membukanya; selepas itu anda boleh menandatangani.',
  'send.following': 'Menunggu rangkaian…',
  'send.proposed': 'Dicadangkan kepada pemilik.',
  'send.failedDetail': 'Mesej daripada dompet: {detail}',
  'send.descriptionMany': { other: 'Hantar {amount} kepada {count} penerima' },

  'review.network': 'Rangkaian',
  'review.refused':
    'Rangkaian menyatakan bahawa transaksi ini akan gagal. Jika anda menghantarnya juga, anda mungkin kehilangan yuran rangkaian.',
  'review.toToken':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'review.toNobody':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',

  'activity.title': 'Aktiviti',
  'activity.lead':
    'Apa yang anda hantar dari laman web ini dengan akaun ini, seperti yang diingati oleh peranti ini.',
  'activity.needsWallet':
    'Transaksi disimpan bagi setiap akaun. Sambungkan akaun untuk melihat transaksinya.',
  'activity.emptyTitle': 'Laut tenang',
  'activity.empty':
    'Belum ada apa-apa dihantar dari sini. Transaksi pertama anda akan muncul di sini.',
  'activity.send': 'Hantar sesuatu',
  'activity.status': 'Status',
  'activity.all': 'Semua',
  'activity.pending': 'Menunggu',
  'activity.confirmed': 'Disahkan',
  'activity.failed': 'Gagal',
  'activity.network': 'Rangkaian',
  'activity.everyNetwork': 'Semua rangkaian',
  'activity.count': { other: '{count} transaksi' },
  'activity.more': { other: 'dan {count} lagi' },
  'activity.filteredEmpty': 'Tiada transaksi yang sepadan dengan tapisan ini.',
  'activity.showAll': 'Tunjukkan semua',
  'activity.notConfirmedTitle': '“Belum disahkan”',
  'activity.notConfirmed':
    'bermaksud tiada bukti dilihat dalam masa yang ditetapkan, bukan bermaksud gagal. Ia disemak semula pada lawatan anda yang seterusnya, dan dibetulkan jika ternyata berjaya.',
  'activity.clear': 'Kosongkan semua',
  'activity.clearTitle': 'Kosongkan senarai?',
  'activity.clearText':
    'Peranti ini melupakan transaksi akaun ini di setiap rangkaian, termasuk yang masih menunggu. Apa yang ada pada rantaian blok kekal di sana.',
  'activity.clearConfirm': 'Kosongkan senarai',
  'activity.cleared': 'Senarai transaksi telah dikosongkan',

  'settings.title': 'Tetapan',
  'settings.lead': 'Disimpan pada peranti ini sahaja.',
  'settings.look': 'Penampilan dan bahasa',
  'settings.theme': 'Tema',
  'settings.system': 'Ikut sistem',
  'settings.light': 'Cerah',
  'settings.dark': 'Gelap',
  'settings.accent': 'Warna aksen',
  'settings.harbour': 'Pelabuhan',
  'settings.ocean': 'Lautan',
  'settings.violet': 'Ungu',
  'settings.rose': 'Mawar',
  'settings.ember': 'Bara',
  'settings.forest': 'Hutan',
  'settings.language': 'Bahasa',
  'settings.networks': 'Rangkaian',
  'settings.networksHelp':
    'Dipilih oleh pengendali. Halaman ini membacanya melalui pelayannya sendiri.',
  'settings.testnet': 'Rangkaian ujian',
  'settings.chainId': 'ID rangkaian',
  'settings.readRpc': 'Dibaca melalui',
  'settings.walletRpc': 'Alamat RPC untuk dompet',
  'settings.copy': 'Salin: {what}, {network}',
  'settings.block': 'Blok {number}',
  'settings.unreachable': 'Tidak dapat dihubungi',
  'settings.add': 'Tambah pada dompet',
  'settings.added': 'Ditambah pada dompet anda.',
  'settings.addFailed': 'Dompet anda tidak dapat menambahnya.',
  'settings.addFailedDetail': 'Dompet anda tidak dapat menambahnya: {detail}',
  'settings.stored': 'Pada peranti ini',
  'settings.storedHelp':
    'Data yang disimpan oleh laman web ini dalam pelayar ini. Tiada satu pun dihantar ke mana-mana.',
  'settings.nothingStored': 'Tiada apa-apa disimpan.',
  'settings.signedIn':
    'Kuki mengekalkan log masuk anda. Hanya pelayan laman web ini sendiri yang melihatnya.',
  'settings.entries': { other: '{count} entri' },
  'settings.clear': 'Kosongkan',
  'settings.clearTitle': 'Kosongkan peranti ini?',
  'settings.clearText':
    'Sambungan anda diputuskan, dan pelayar ini melupakan transaksi, dompet dan pilihan anda di laman web ini. Apa yang ada pada rantaian blok kekal di sana.',
  'settings.clearConfirm': 'Putuskan sambungan dan kosongkan',
  'settings.cleared': 'Peranti ini telah dikosongkan',

  'stored.transactions': 'Transaksi',
  'stored.wallets': 'Dompet terkini',
  'stored.session': 'Sambungan lawatan terakhir',
  'stored.language': 'Bahasa',
  'stored.look': 'Tema dan warna',
  'stored.other': 'Lain-lain',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'Yang keluar dari akaun',
  'leaves.refund': 'paling banyak {amount}, sebagai bayaran balik gas',
  'leaves.units': '{units} unit terkecil {token}',
  'leaves.item': 'item {id} daripada {token}',
  'check.loading': 'Sedang disemak…',
  'check.unread': 'Baca dan tandakan amaran di atas dahulu.',
  'check.refused': 'Ini tidak boleh ditandatangani, atas sebab di atas.',
  'check.refund-excessive': 'Bayaran balik melebihi kos gas yang munasabah.',
  'check.refund-uncompared': 'Bayaran balik tidak dapat dibandingkan dengan kos gas.',
  'check.recipient-token':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'check.recipient-zero':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',
  'check.recipient-burn':
    'Tiada sesiapa memiliki kunci kepada alamat ini. Apa yang dihantar ke sana akan hilang.',
  'check.recipient-other-token':
    'Alamat ini ialah kontrak sebuah token. Apa yang dihantar ke sana tidak dapat dikeluarkan semula.',
  'check.recipient-self': 'Ini dihantar ke alamat anda sendiri.',
  'check.recipient-alike':
    'Alamat pertama bermula dan berakhir seperti alamat yang anda kenal, yang kedua, tetapi ia lain. Bandingkan setiap aksara.',
  'check.recipient-new': {
    other: 'Menurut sejarahnya, akaun ini membayar {count} penerima buat kali pertama.',
  },
  'check.recipient-unread': 'Tidak dapat dibaca sama ada penerima ini pernah dibayar.',
  'check.recipient-twice': 'Penerima yang sama disebut lebih daripada sekali.',
  'check.name-mixed':
    'Nama ini mencampurkan huruf daripada abjad yang berbeza dan mungkin meniru nama lain. Semak alamatnya.',
  'check.code-missing':
    'Tiada kontrak di alamat ini: panggilan tidak akan melakukan apa-apa, namun dikira selesai.',
  'check.code-expected':
    'Belum ada kontrak di alamat ini. Jika tidak dibuat dahulu, panggilan tidak melakukan apa-apa.',
  'check.code-unread': 'Tidak dapat dibaca sama ada terdapat kontrak di alamat ini.',
  'check.power-without-code': 'Tiada kontrak di alamat ini. Ia tidak boleh berkuasa atas akaun.',
  'check.power-of-token': 'Alamat ini ialah token. Ia tidak boleh berkuasa atas akaun.',
  'check.power-unread':
    'Kandungan alamat ini tidak dapat dibaca. Sebelum itu, ia tidak boleh berkuasa atas akaun.',
  'check.power-unpublished':
    'Safe tidak menerbitkan kontrak ini. Ia akan berkuasa atas akaun: tandatangani hanya jika anda tahu siapa penulisnya.',
  'check.account-elsewhere':
    'Terdapat kontrak di alamat ini pada {network}, tetapi tiada apa-apa di sini. Apa yang dihantar ke sana mungkin hilang, dan kontrak itu tidak boleh menandatangani di sini.',
  'check.account-unread':
    'Tidak semua rangkaian memberikan respons. Jika ini kontrak di salah satunya sahaja, apa yang dihantar ke sana mungkin hilang, dan kontrak itu tidak boleh menandatangani di sini.',
  'check.token-imitates':
    'Token yang tidak tersenarai di sini menamakan dirinya {symbol}, seperti token tersenarai. Bandingkan alamatnya.',
  'check.token-unread': 'Token ini tidak dapat dibaca. Jumlahnya dalam unit terkecil.',
  'check.token-decimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'check.balance-short': 'Akaun mempunyai kurang daripada yang akan keluar.',
  'check.balance-unread': 'Baki tidak dapat dibaca.',
  'check.limit-exceeded': 'Ini melebihi baki had.',
  'check.limit-unread': 'Baki had tidak dapat dibaca.',
};
