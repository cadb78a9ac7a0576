import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Hantar',
  'send.lead':
    'Kepada alamat atau nama. Dompet anda akan bertanya sekali lagi sebelum apa-apa bergerak.',
  'send.needsWallet':
    'Penghantaran dibuat daripada dompet anda sendiri, dengan kelulusan anda di sana.',
  'send.otherAccount':
    'Apa yang anda isi tadi adalah untuk akaun lain: {account}. Borang ini kosong, untuk akaun yang disambungkan sekarang.',
  'send.submit': 'Hantar',
  'send.manyOwners':
    'Tandatangan diperlukan untuk pembayaran daripada akaun ini: {threshold}. Cadangkan kepada pemilik lain.',
  'send.propose': 'Cadangkan pembayaran',
  'send.stopWaiting': 'Kembali ke borang',
  'send.sent': 'Dalam perjalanan.',
  'send.arrived': 'Disahkan oleh rangkaian.',
  'send.notThrough': 'Penghantaran tidak berjaya.',
  'send.arrivedLess': 'Hanya {amount} yang sampai, menurut rekod token itu sendiri.',
  'send.follow': 'Jejaki di “Aktiviti”',
  'send.openProposal': 'Buka di “Multisig”',
  'send.saveContact': 'Simpan {recipient} dalam kenalan',
  'send.failed': 'Ia tidak dihantar.',
  'send.failedHelp': 'Tiada apa-apa yang hilang: maklumat yang anda masukkan masih ada di sini.',
  'send.noFunds':
    'Dompet anda memerlukan yuran rangkaian yang lebih tinggi daripada baki yang tinggal.',
  'send.lowerAmount': 'Kurangkan kepada {amount}',
  'send.oneByOne': 'Hantar satu demi satu',
  'send.earlierOpen':
    'Permintaan terdahulu masih terbuka dalam dompet anda. Tolak permintaan itu di sana, jika tidak ia mungkin turut dihantar.',
  'send.sentAlready':
    'Bayaran yang sama baru sahaja dihantar dari sini. Hantar sekali lagi hanya jika anda memang mahu.',
  'send.otherNetwork': 'Dompet anda berada di rangkaian lain. Tukar rangkaian, kemudian cuba lagi.',
  'send.cannotTell':
    'Kami tidak pasti sama ada ia telah dihantar. Semak dompet anda sebelum mencuba lagi.',
  'send.description': 'Hantar {amount} kepada {recipient}',

  'review.title': 'Apa yang akan berlaku',
  'review.empty':
    'Isi borang: permintaan yang akan dibuat kepada dompet anda ditunjukkan di sini dahulu.',
  'send.phoneElsewhere':
    'Telefon anda berada di {network}, yang tidak dibenarkannya di sini. Halaman ini kekal di {current}.',
  'review.sentence': 'Anda menghantar {amount} kepada {recipient} di {network}.',
  'review.fee': 'Yuran rangkaian',
  'review.feeLater': 'Diketahui setelah borang diisi',
  'review.about': 'Kira-kira',
  'review.paidBy': 'Dibayar oleh {name}',
  'review.byWallet': 'Anda menghantarnya dengan dompet lain, yang membayar yurannya',
  'review.total': 'Jumlah keseluruhan',
  'review.says': 'Sebab yang diberikan: {reason}',
  'review.answersFalse':
    'Token ini menjawab bahawa ia tidak akan menghantar apa-apa. Yuran rangkaian tetap dikenakan.',
  'review.arrivesLess':
    'Hanya {amount} akan sampai: token ini menahan sebahagian daripada yang dihantar.',
  'review.wallet': 'Kemudian dompet anda dibuka dan meminta kelulusan anda.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sesi dan kenalan',
  'sessions.lead': 'Tempat anda log masuk, dan orang yang anda hantari.',
  'sessions.needsWallet': 'Sesi dan kenalan dimiliki oleh akaun. Sambungkan dompetnya.',
  'sessions.loading': 'Memuatkan…',

  'signIn.needed': 'Log masuk untuk meneruskan',
  'signIn.reason':
    'Anda menandatangani mesej dalam dompet anda. Ini membuktikan bahawa akaun itu milik anda, percuma, dan tidak menghantar sebarang transaksi.',
  'signIn.action': 'Log masuk',
  'signIn.ended': 'Anda telah log keluar pada peranti ini.',
  'signIn.endedEverywhere': 'Anda telah log keluar pada semua peranti.',

  'devices.title': 'Peranti',
  'devices.help': 'Tempat akaun ini log masuk. Log keluarkan peranti yang tidak anda kenali.',
  'devices.unknown': 'Peranti tidak diketahui',
  'devices.current': 'Peranti ini',
  'devices.passkey': 'Kunci laluan',
  'devices.seen': 'Terakhir dilihat',
  'devices.since': 'Log masuk pada',
  'devices.until': 'Tamat tempoh',
  'devices.signOut': 'Log keluar',
  'devices.signOutLabel': 'Log keluar: {device}',
  'devices.ended': 'Telah log keluar: {device}',
  'devices.more': 'Tunjukkan lagi',
  'devices.everywhere': 'Log keluar di semua tempat',
  'devices.everywhereTitle': 'Log keluar di semua tempat?',
  'devices.everywhereText':
    'Semua peranti dilog keluar, termasuk peranti ini. Kenalan anda kekal dengan akaun.',
  'devices.failed': 'Senarai peranti tidak dapat dimuatkan.',
  'devices.endFailed': 'Peranti itu tidak dilog keluar.',

  'contacts.title': 'Kenalan',
  'contacts.help':
    'Disimpan di laman web ini bersama akaun anda, pada setiap peranti tempat anda log masuk. “Hantar” akan mencadangkannya.',
  'contacts.count': { other: '{count} kenalan' },
  'contacts.add': 'Tambah kenalan',
  'contacts.import': 'Import fail',
  'contacts.export': 'Eksport CSV',
  'contacts.search': 'Cari kenalan',
  'contacts.noMatch': 'Tiada kenalan yang sepadan dengan carian ini.',
  'contacts.showAll': 'Tunjukkan semua',
  'contacts.emptyTitle': 'Belum ada kenalan',
  'contacts.empty': 'Tambah seseorang yang anda hantari, atau import senarai.',
  'contacts.failed': 'Kenalan anda tidak dapat dimuatkan.',
  'contacts.mixed':
    'Nama ini mencampurkan huruf daripada abjad yang berbeza dan mungkin meniru nama lain. Semak alamatnya.',
  'contacts.edit': 'Edit {name}',
  'contacts.delete': 'Padam {name}',
  'contacts.deleteTitle': 'Padam kenalan ini?',
  'contacts.deleteText': '“{name}” dikeluarkan daripada kenalan anda pada setiap peranti.',
  'contacts.deleteConfirm': 'Padam',
  'contacts.deleted': 'Kenalan dipadam',
  'contacts.deleteFailed': 'Kenalan tidak dipadam.',
  'contacts.editTitle': 'Edit kenalan',
  'contacts.name': 'Nama',
  'contacts.address': 'Alamat',
  'contacts.note': 'Nota',
  'contacts.noteHelp': 'Pilihan.',
  'contacts.save': 'Simpan',
  'contacts.saved': 'Kenalan disimpan',
  'contacts.saveFailed': 'Kenalan tidak disimpan.',
  'contacts.nameRequired': 'Masukkan nama.',
  'contacts.nameTooLong': 'Nama boleh mempunyai paling banyak {most} aksara.',
  'contacts.hiddenCharacters': 'Terdapat aksara yang tidak kelihatan dalam teks ini. Taip semula.',
  'contacts.addressRequired': 'Masukkan alamat.',
  'contacts.addressInvalid':
    'Ini bukan alamat yang sah. Alamat bermula dengan 0x diikuti 40 aksara lagi.',
  'contacts.addressChecksum':
    'Huruf dalam alamat ini tidak sepadan dengan hasil tambah semaknya: mungkin ada aksara yang tersilap taip. Salin semula.',
  'contacts.addressTaken': 'Anda sudah ada kenalan dengan alamat ini: {name}.',
  'contacts.noteTooLong': 'Nota boleh mempunyai paling banyak {most} aksara.',

  'fault.unreachable': 'Pelayan tidak memberikan respons. Semak sambungan anda dan cuba lagi.',
  'fault.busy': 'Terlalu banyak permintaan. Tunggu seminit dan cuba lagi.',
  'fault.signedOut': 'Anda telah log keluar. Log masuk dan cuba lagi.',
  'fault.full': 'Tiada ruang untuk kenalan lagi. Padam beberapa kenalan dahulu.',
  'fault.taken': 'Anda sudah ada kenalan dengan alamat ini.',
  'fault.gone': 'Ia telah dipadam sementara itu, mungkin pada peranti lain.',
  'fault.tooLarge': 'Ini terlalu besar untuk pelayan. Import dalam bahagian yang lebih kecil.',
  'fault.other': 'Ada masalah di pihak kami. Cuba lagi kemudian.',

  'import.title': 'Import kenalan',
  'import.new': { other: '{count} kenalan baharu' },
  'import.changed': { other: '{count} kenalan berubah' },
  'import.unchanged': { other: '{count} kenalan tidak berubah' },
  'import.nothing': 'Tiada yang baharu dalam fail ini.',
  'import.renamed': '“{before}” menjadi “{after}”',
  'import.noteChanged': 'Nota baharu untuk “{name}”',
  'import.noteRemoved': 'Nota untuk “{name}” dikeluarkan',
  'import.faulty': { other: '{count} baris tidak dapat diimport dan ditinggalkan:' },
  'import.line': 'Baris {line}: {problem}',
  'import.twice': 'Alamat ini sudah ada pada baris {line}.',
  'import.entry': 'Kenalan {line}: {problem}',
  'import.entryTwice': 'Alamat ini sudah ada pada kenalan {line}.',
  'import.entriesFaulty': { other: '{count} kenalan tidak dapat diimport dan ditinggalkan:' },
  'import.withoutAddress': { other: '{count} entri tanpa alamat Ethereum ditinggalkan' },
  'import.columns':
    'Bilangan nilai melebihi bilangan lajur. Nilai yang mengandungi koma memerlukan tanda petik.',
  'import.quotes': 'Tanda petik tidak berpasangan.',
  'import.tooLarge': 'Fail ini lebih besar daripada 1 MB.',
  'import.notText': 'Fail ini bukan teks UTF-8. Simpan sebagai “CSV UTF-8” dan pilih semula.',
  'import.unreadable': 'Fail ini tidak dapat dibaca. Pilih semula.',
  'import.empty': 'Tiada kenalan dalam fail ini.',
  'import.noHeader':
    'Baris pertama mesti menamakan lajur: name, address dan, jika anda mahu, note.',
  'import.tooManyRows': 'Terdapat lebih daripada {most} kenalan dalam fail ini.',
  'import.noRoom':
    'Anda akan mempunyai lebih daripada {most} kenalan. Padam beberapa kenalan, atau import lebih sedikit.',
  'import.confirm': { other: 'Import {count} kenalan' },
  'import.another': 'Pilih fail lain',
  'import.failed': 'Tiada apa-apa diimport.',
  'import.done': 'Diimport. Baharu: {added}. Berubah: {changed}.',
  'import.close': 'Selesai',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Log masuk ke {name}',
  'authorize.lead':
    '{name} bertanya siapa anda. Aplikasi ini tidak dapat memindahkan dana anda atau menandatangani bagi pihak anda.',
  'authorize.loading': 'Memuatkan permintaan…',
  'authorize.needsWallet':
    'Sambungkan dompet atau kunci laluan bagi akaun yang ingin anda gunakan di sana.',
  'authorize.account': 'Akaun anda',
  'authorize.switch': 'Gunakan akaun lain',
  'authorize.learns': 'Apa yang {name} ketahui',
  'authorize.returns': 'Selepas itu anda kembali ke',
  'authorize.otherHost':
    'Ini bukan alamat {name}, iaitu {host}. Benarkan hanya jika anda mempercayai kedua-duanya.',
  'authorize.remembered':
    'Anda ditanya sekali sahaja. Jika anda log keluar di sini, anda turut dilog keluar di sana, dan di “Sesi dan kenalan” anda boleh menamatkan akses ini.',
  'authorize.allow': 'Benarkan',
  'authorize.deny': 'Jangan benarkan',
  'authorize.back': 'Kembali ke {name}',
  'authorize.leaving': 'Kembali ke {name}…',
  'authorize.known': 'Anda telah membenarkan {name} sebelum ini. Sedang log masuk…',
  'authorize.notAllowed': '{name} untuk ahli sahaja, dan akaun ini bukan ahli: {account}.',
  'authorize.over': 'Permintaan ini sudah tamat',
  'authorize.overHelp':
    'Permintaan sudah dijawab, terlalu lama, atau bermula dalam pelayar lain. Kembali ke aplikasi dan log masuk semula di sana.',
  'authorize.refused': 'Aplikasi ini tidak dapat melog masukkan anda',
  'authorize.refusedHelp':
    'Laman ini tidak menerima permintaannya. Pengendali aplikasi memerlukan kod ini: {code}',
  'authorize.open': 'Buka {name}',
  'authorize.failed': 'Permintaan tidak dapat dimuatkan.',
  'authorize.notAnswered': 'Jawapan anda tidak sampai.',
  'authorize.chainSilent':
    'Satu rangkaian tidak memberikan respons, jadi keahlian anda tidak dapat disemak. Cuba lagi sebentar lagi.',
  'authorize.again': 'Log masuk sekali lagi',
  'authorize.againHelp':
    'Anda sudah log masuk di sini. {name} mahu memastikan bahawa ini masih anda, jadi tandatangani sekali lagi.',

  'again.sign': 'Tandatangani mesej',
  'again.confirm': 'Sahkan dalam dompet anda',
  'again.failed': 'Ada masalah. Cuba lagi.',
  'again.pending':
    'Menunggu lebih ramai pemilik menandatangani mesej ini. Anda boleh keluar dan kembali kemudian.',
  'again.check': 'Semak semula',
  'again.stop': 'Batalkan log masuk',

  'claim.account': 'Alamat akaun anda',
  'claim.name': 'Nama anda',
  'claim.nameless': 'Tiada nama diketahui. Aplikasi mendapat alamat anda.',
  'claim.picture': 'Gambar anda',
  'claim.pictureless': 'Tiada gambar diketahui.',
  'claim.unread': 'Tidak dapat dibaca buat masa ini.',
  'claim.groups': 'Kumpulan yang mana antara ini anda sertai',
  'claim.email':
    'Alamat e-mel yang dibuat daripada alamat akaun anda. Alamat ini tidak menerima e-mel.',
  'claim.offline':
    'Aplikasi boleh membaca ini semula semasa anda tiada, selagi anda log masuk di sini.',

  'signOut.title': 'Log keluar',
  'signOut.lead': 'Anda telah log keluar daripada {name}. Log keluar di sini juga?',
  'signOut.leadUnknown': 'Anda telah log keluar daripada sebuah aplikasi. Log keluar di sini juga?',
  'signOut.everywhere': 'Log keluar daripada semuanya di sini',
  'signOut.everywhereHelp':
    'Pelayar ini dilog keluar di sini dan daripada setiap aplikasi yang dimasukinya dari sini.',
  'signOut.only': 'Hanya daripada {name}',
  'signOut.onlyUnknown': 'Hanya daripada aplikasi ini',
  'signOut.onlyHelp': 'Anda kekal log masuk di sini dan dalam aplikasi lain.',
  'signOut.leaving': 'Telah log keluar. Kembali…',
  'signOut.failed': 'Anda belum dilog keluar.',
  'signOut.refused': 'Aplikasi ini tidak dapat melog keluar anda',

  'applications.title': 'Aplikasi',
  'applications.help':
    'Tempat anda log masuk dengan akaun ini. Apabila anda log keluar di sini, anda turut dilog keluar di sana.',
  'applications.none': 'Belum ada. Aplikasi yang anda benarkan disenaraikan di sini.',
  'applications.failed': 'Senarai aplikasi tidak dapat dimuatkan.',
  'applications.learns': 'Mengetahui',
  'applications.since': 'Dibenarkan',
  'applications.used': 'Terakhir digunakan',
  'applications.end': 'Tamatkan akses',
  'applications.endLabel': 'Tamatkan akses: {name}',
  'applications.endTitle': 'Tamatkan akses {name}?',
  'applications.endText':
    'Anda dilog keluar di sana pada semua peranti. Lain kali aplikasi perlu bertanya semula kepada anda.',
  'applications.ended': 'Akses ditamatkan: {name}',
  'applications.endFailed': 'Akses tidak ditamatkan.',
  'applications.account': 'alamat',
  'applications.name': 'nama',
  'applications.picture': 'gambar',
  'applications.groups': 'kumpulan ({groups})',
  'applications.email': 'alamat e-mel',
};

export const html: Part<'html'> = {
  'html.description':
    'Sambungkan dompet Ethereum yang sudah anda miliki: lihat aset anda, hantarkannya, dan jejaki setiap transaksi.',
  'html.noScript': 'Halaman ini berfungsi dengan dompet anda melalui JavaScript. Sila hidupkannya.',
  'html.tooOld': 'Pelayar ini terlalu lama',
  'html.tooOldHelp':
    'Kemas kini pelayar, atau buka halaman ini dalam pelayar lain: Chrome 111, Safari 16.4, Firefox 115 atau yang lebih baharu. Dompet dan dana anda tidak terjejas.',
};
