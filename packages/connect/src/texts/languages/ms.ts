import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Sambungkan dompet',
  'button.connecting': 'Menyambung…',
  'button.finishing': 'Menyelesaikan sambungan dengan {wallet}…',
  'button.loading': 'Memulihkan sambungan anda…',
  'button.wrongNetwork': 'Rangkaian salah',
  'button.reload': 'Muat semula halaman',
  'button.signIn': 'Log masuk',
  'button.account': 'Akaun {account}',
  'button.network': 'Rangkaian: {network}',
  'button.pending': { other: '{count} transaksi menunggu' },

  'dialog.close': 'Tutup',
  'dialog.back': 'Kembali',
  'dialog.cancel': 'Batal',
  'dialog.retry': 'Cuba lagi',

  'connect.title': 'Sambungkan dompet',
  'connect.installed': 'Dipasang',
  'connect.more': 'Dompet lain',
  'connect.recent': 'Terkini',
  'connect.browserWallet': 'Dompet pelayar',
  'connect.safeNote': 'Akaun tempat halaman ini dibuka',
  'connect.none': 'Tiada dompet dijumpai dalam pelayar ini',
  'connect.noneHelp':
    'Pasang dompet pada pelayar anda, kemudian kembali ke sini: dompet itu akan muncul sendiri.',
  'connect.about': 'Apakah itu dompet?',
  'connect.get': 'Dapatkan dompet',
  'connect.getNote': 'Cara mendapatkannya',
  'connect.popular': 'Popular',
  'connect.phoneWallet': 'Dompet telefon',
  'connect.phoneWalletHelp': 'Mana-mana dompet, dengan mengimbas kod',
  'connect.otherWallets': 'Dompet selain ini',
  'connect.otherWalletsHelp': 'Telefon anda akan bertanya yang mana',
  'connect.otherWalletsCode': 'Dengan kod atau pautan yang disalin',
  'connect.insideNote': 'Dibuka dalam pelayar {wallet}',
  'connect.search': 'Cari dompet',
  'connect.found': { other: '{count} dompet dijumpai' },
  'connect.noMatch': 'Tiada dompet dengan nama ini.',
  'connect.lookingFor': 'Mencari {wallet}…',
  'connect.inApp':
    'Dompet tidak dapat dibuka daripada {app}. Buka halaman ini dalam pelayar telefon anda: gunakan menu di sini, atau salin alamatnya.',
  'connect.waiting': 'Buka {wallet} untuk meneruskan',
  'connect.waitingHelp': 'Luluskan sambungan dalam tetingkap dompet itu sendiri.',
  'connect.waitingLong':
    'Tidak nampak apa-apa? Dompet itu mungkin terkunci, atau tetingkapnya terlindung di belakang tetingkap ini.',
  'connect.failed': '{wallet} tidak dapat disambungkan',
  'connect.failedBusy':
    'Masih ada permintaan yang terbuka dalam {wallet}. Jawab permintaan itu dahulu, kemudian cuba lagi.',
  'connect.failedEmpty':
    '{wallet} tidak berkongsi akaun yang boleh digunakan di sini. Pilih satu di sana, kemudian cuba lagi.',
  'connect.failedGone': '{wallet} sudah tiada. Muat semula halaman, kemudian cuba lagi.',
  'connect.failedTimeout': '{wallet} tidak memberikan respons dalam masa yang ditetapkan.',
  'connect.failedDetail': 'Mesej daripada dompet: {detail}',
  'connect.failedUnknown': 'Dompet tidak memberikan sebab.',

  'phone.check': 'Semak semula',
  'phone.continue': 'Teruskan dalam dompet pada telefon anda.',
  'phone.openWallet': 'Buka dompet',

  'inside.copy': 'Salin alamat halaman ini',

  'pairing.relaySilent':
    'Perkhidmatan yang menyambungkan telefon tidak memberikan respons. Semak sambungan Internet anda, kemudian cuba lagi.',
  'pairing.relayRefused':
    'Perkhidmatan yang menyambungkan telefon menolak laman web ini. Semak tarikh dan masa peranti ini. Jika betul, hanya pengendali laman web ini dapat membantu.',
  'pairing.relayError':
    'Perkhidmatan yang menyambungkan telefon tidak dapat menyampaikan permintaan.',
  'pairing.networks': 'Dompet ini tidak menyokong rangkaian laman web ini.',
  'pairing.methods': 'Dompet ini tidak menyokong perkara yang diperlukan oleh laman web ini.',
  'pairing.unloadable':
    'Sebahagian halaman ini tidak dapat dimuatkan. Semak sambungan Internet anda, kemudian cuba lagi.',
  'pairing.expired': 'Dompet tidak memberikan respons dalam masa yang ditetapkan.',
  'pairing.other': 'Dompet dan laman web ini tidak dapat bersetuju tentang sambungan.',

  'get.title': 'Dapatkan {wallet}',

  'about.title': 'Apakah itu dompet?',

  'account.title': 'Akaun',
  'account.safe': 'Akaun multisig Safe',
  'account.copy': 'Salin alamat',
  'account.copied': 'Disalin',
  'account.explorer': 'Lihat di {explorer}',
  'account.disconnect': 'Putuskan sambungan',
  'account.balance': 'Baki',
  'account.balanceOn': 'Baki di {network}',
  'account.unavailable': 'Tidak tersedia',
  'account.switch': 'Akaun anda dalam {wallet}',
  'account.active': 'Aktif',
  'account.activate': 'Gunakan {account}',

  'multisig.account': 'Multisig',
  'multisig.rule': 'Multisig, tandatangan diperlukan: {threshold} daripada {owners}',
  'multisig.signed': 'Ditandatangani: {signed} daripada {threshold}',

  'signIn.title': 'Log masuk',
  'signIn.why':
    'Tandatangani mesej dalam dompet anda untuk membuktikan bahawa akaun ini milik anda. Ini percuma dan tidak menghantar sebarang transaksi.',
  'signIn.sign': 'Tandatangani mesej',
  'signIn.preparing': 'Menyediakan…',
  'signIn.confirmHelp': 'Baca mesej dalam {wallet} dan tandatangani di sana.',
  'signIn.verifying': 'Mengesahkan…',
  'signIn.retry': 'Cuba lagi',
  'signIn.changed':
    'Akaun telah berubah. Log masuk ini milik {account}; log masuk semula untuk menggunakan akaun ini.',
  'signIn.wrongNetwork':
    'Dompet anda berada di rangkaian yang tidak disokong oleh laman web ini. Tukar kepada rangkaian yang disokong untuk log masuk.',
  'signIn.preparing_error':
    'Log masuk tidak dapat disediakan. Semak sambungan Internet anda, kemudian cuba lagi.',
  'signIn.signing_error': 'Dompet anda tidak menandatangani mesej itu.',
  'signIn.verifying_error': 'Tandatangan tidak dapat disahkan. Cuba lagi.',
  'signIn.oops_error': 'Ada masalah. Cuba lagi.',
  'signIn.signedIn': 'Sudah log masuk',
  'signIn.not': 'Belum log masuk',
  'signIn.signOut': 'Log keluar',
  'signIn.signedOut': 'Sudah log keluar',
  'signIn.signOutFailed': 'Anda tidak dapat dilog keluar. Cuba lagi.',
  'signIn.pending':
    'Menunggu lebih ramai pemilik menandatangani mesej ini. Anda boleh keluar dan kembali kemudian.',
  'signIn.pendingRow': 'Log masuk menunggu tandatangan',
  'signIn.pendingUnknown': 'Tandatangan tidak dapat disemak. Mencuba semula secara automatik.',
  'signIn.pendingOver':
    'Tidak cukup pemilik menandatangani dalam masa yang ditetapkan. Mulakan log masuk semula.',
  'signIn.callOff': 'Batalkan log masuk',

  'network.title': 'Tukar rangkaian',
  'network.confirm': 'Sahkan dalam dompet anda',
  'network.failed': 'Dompet anda tidak dapat bertukar kepada {network}.',

  'unanswered.phone': 'Telefon anda belum memberikan respons.',
  'unanswered.open': 'Menunggu dalam dompet anda: {description}',
  'unanswered.lost':
    'Kami tidak pasti sama ada ini telah dihantar: {description}. Semak dompet anda.',
  'unanswered.dismiss': 'Ketepikan',
  'unanswered.payment': 'Hantar {amount} kepada {recipient}',
  'unanswered.call': 'Transaksi kepada {recipient}',
  'unanswered.batch': { other: '{count} transaksi' },

  'transactions.title': 'Transaksi terkini',
  'transactions.empty': 'Transaksi anda daripada laman web ini akan dipaparkan di sini.',
  'transactions.clear': 'Kosongkan',
  'transactions.clearAll': 'Kosongkan senarai transaksi',
  'transactions.pending': 'Menunggu',
  'transactions.confirmed': 'Disahkan',
  'transactions.failed': 'Gagal',
  'transactions.reverted': 'Gagal: dibatalkan oleh kontrak',
  'transactions.replaced': 'Digantikan oleh transaksi lain',
  'transactions.cancelled': 'Dibatalkan',
  'transactions.notConfirmed': 'Belum disahkan',
  'transactions.view': 'Lihat di peneroka blok',

  'announce.connecting': 'Menyambung kepada {wallet}',
  'announce.connected': 'Disambungkan sebagai {account}',
  'announce.disconnected': 'Sambungan diputuskan',
  'announce.network': 'Rangkaian kini {network}',
  'announce.wrongNetwork': 'Rangkaian salah',
  'announce.account': 'Akaun kini {account}',
  'announce.signed': 'Transaksi menunggu ({signatures}): {description}',
  'announce.confirmed': 'Transaksi disahkan: {description}',
  'announce.failed': 'Transaksi gagal: {description}',
  'announce.notConfirmed': 'Transaksi belum disahkan: {description}',
};

export const network: Part<'network'> = {
  'network.current': 'Disambungkan',
  'network.rejected': 'Anda menolak pertukaran kepada {network} dalam dompet anda.',
  'network.timeout': 'Tiada respons diterima. Tukar kepada {network} dalam dompet anda.',
  'network.unsupported':
    'Rangkaian dompet anda tidak dapat ditukar dari sini. Tukar kepada {network} dalam dompet anda.',
  'network.wrong':
    'Dompet anda berada di rangkaian yang tidak disokong oleh laman web ini. Tukar kepada rangkaian di bawah, atau putuskan sambungan.',
  'network.outside':
    'Telefon anda berada di {network}, yang tidak dibenarkannya di sini. Halaman ini kekal di {current}.',
  'network.testnet': 'Rangkaian ujian',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} daripada {size} selesai',
  'batch.partly': '{done} daripada {size} selesai: dompet anda tidak melaksanakannya sebagai satu',
  'batch.confirmedClaim': 'Disahkan, menurut dompet anda',
  'batch.failedClaim': 'Gagal, menurut dompet anda',
  'batch.elsewhere': 'Menunggu: sambungkan dompet yang menghantarnya',
  'batch.inWallet': 'Sahkan dalam dompet anda',
  'batch.nextInWallet': '{position} daripada {size} dalam dompet anda',
  'batch.onNetwork': '{position} daripada {size} dihantar, menunggu rangkaian',
  'batch.notAtomic':
    'Dompet anda tidak dapat melaksanakan semua ini sebagai satu. Tiada apa-apa dihantar.',
  'batch.capability':
    'Dompet anda tidak menyokong apa yang diperlukan di sini. Tiada apa-apa dihantar.',
  'batch.tooLarge':
    'Ini lebih daripada yang diterima dompet anda sekali gus. Tiada apa-apa dihantar.',
  'batch.upgradeDeclined': 'Anda menolak naik taraf akaun anda. Tiada apa-apa dihantar.',
  'batch.stopped': '{sent} daripada {size} dihantar. Selebihnya tidak dihantar.',
  'batch.nothingSent': 'Tiada apa-apa dihantar.',
  'batch.disconnected': 'Sambungan dompet telah diputuskan.',
  'batch.otherWallet': 'Dompet lain disambungkan sekarang.',
  'batch.otherAccount': 'Akaun lain disambungkan sekarang.',
  'batch.otherNetwork': 'Dompet anda kini berada di rangkaian lain.',
  'batch.unreadable': 'Dompet anda tidak menyatakan akaun dan rangkaian yang digunakan.',
  'batch.unclear': 'Tidak diketahui sama ada ini telah dihantar. Semak dompet anda.',
  'batch.failed': 'Dompet anda tidak menghantarnya.',
  'account.delegated': 'Akaun ini menjalankan kod yang diwakilkan:',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'Pelayar tidak membenarkan penyalinan. Salin sendiri teks yang dipilih.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Imbas dengan {wallet}',
  'scan.titleAny': 'Imbas dengan telefon anda',
  'scan.help': 'Buka {wallet} pada telefon anda dan imbas kod ini.',
  'scan.helpAny': 'Buka dompet anda pada telefon dan imbas kod ini.',
  'scan.helpHere':
    'Salin pautan dan tampalkannya dalam dompet anda, atau imbas kod dengan telefon lain.',
  'scan.code': 'Kod QR yang menyambungkan dompet pada telefon',
  'scan.starting': 'Menyediakan…',
  'scan.ready': 'Kod sedia untuk diimbas',
  'scan.renewed': 'Kod telah diperbaharui',
  'scan.renewsIn': 'Kod baharu dalam {time}',
  'scan.copy': 'Salin pautan',

  'phone.open': 'Buka {wallet}',
  'phone.kept':
    '{wallet} masih disambungkan. Buka pada telefon anda untuk meneruskan, atau sambungkan dompet lain.',
  'phone.help': 'Luluskan sambungan dalam {wallet}, kemudian kembali ke sini.',
  'phone.stuck': '{wallet} tidak terbuka? Mungkin belum ada pada telefon ini.',
  'phone.back': 'Jika anda telah meluluskannya, jawapan akan tiba sebentar lagi.',
  'phone.noAnswer': 'Belum ada jawapan daripada dompet',
  'phone.showCode': 'Tunjukkan kod dan pautan',

  'plain.help':
    'Tiada apa-apa untuk diluluskan dalam dompet anda? Sesetengahnya tidak dapat menyambung dan log masuk serentak.',
  'plain.connect': 'Sambung dahulu, log masuk kemudian',

  'inside.open': 'Buka dalam pelayar {wallet}',
  'inside.help': 'Halaman ini dibuka dalam pelayar {wallet} sendiri. Sambungkan di sana.',
  'inside.paste': 'Buka {wallet} dan tampalkan alamat halaman ini dalam pelayarnya, jika ada.',

  'get.choose': 'Mana-mana satu pun boleh. Satu sudah memadai.',
  'get.install': 'Pasang {wallet}',
  'get.installHelp': 'Gunakan pautan di bawah: banyak tiruan di gedung aplikasi.',
  'get.create': 'Cipta atau import dompet anda',
  'get.createHelp':
    'Tulis frasa pemulihan di atas kertas dan jangan sekali-kali kongsikannya dengan sesiapa.',
  'get.return': 'Kembali dan sambungkan',
  'get.returnHelp': 'Jika dompet itu belum ada dalam senarai, muat semula halaman ini.',
  'get.from': 'Dapatkan di {store}',
  'get.program': 'Dapatkan untuk komputer anda',
  'get.phone': 'Untuk telefon anda',
  'get.scan': 'Imbas untuk membuka halamannya di {store}',

  'about.keysTitle': 'Kunci anda, di tangan anda',
  'about.keys':
    'Dompet menyimpan kunci kepada syiling, token dan koleksi digital anda, dan menunjukkan aset yang anda miliki.',
  'about.signInTitle': 'Satu log masuk untuk banyak laman web',
  'about.signIn':
    'Sambungkan dompet, tidak perlu buat akaun dan kata laluan baharu untuk setiap laman web. Anda boleh keluar pada bila-bila masa.',
  'about.safetyTitle': 'Tiada apa-apa bergerak tanpa anda',
  'about.safety':
    'Laman web yang disambungkan hanya melihat alamat anda. Setiap bayaran dan tandatangan memerlukan kelulusan anda dalam dompet.',
  'about.more': 'Ketahui lebih lanjut',
};
