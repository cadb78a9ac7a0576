import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
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
