import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Sambungkan dompet',
  'button.connecting': 'Menyambung…',
  'button.finishing': 'Menyelesaikan sambungan dengan {wallet}…',
  'button.loading': 'Memulihkan sambungan anda…',
  'button.wrongNetwork': 'Rangkaian salah',
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
  'connect.reload': 'Muat semula',
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
