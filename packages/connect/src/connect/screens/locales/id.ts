import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': 'Pindai dengan {wallet}',
  'scan.titleAny': 'Pindai dengan ponsel Anda',
  'scan.help': 'Buka {wallet} di ponsel Anda, lalu pindai kode ini.',
  'scan.helpAny': 'Buka dompet di ponsel Anda, lalu pindai kode ini.',
  'scan.helpHere': 'Salin tautan lalu tempel di dompet Anda, atau pindai kode dengan ponsel lain.',
  'scan.code': 'Kode QR untuk menghubungkan dompet di ponsel',
  'scan.starting': 'Menyiapkan…',
  'scan.ready': 'Kode siap dipindai',
  'scan.renewed': 'Kode telah diperbarui',
  'scan.renewsIn': 'Kode baru dalam {time}',
  'scan.copy': 'Salin tautan',

  'phone.open': 'Buka {wallet}',
  'phone.kept':
    '{wallet} masih terhubung. Buka di ponsel Anda untuk melanjutkan, atau hubungkan dompet lain.',
  'phone.help': 'Setujui koneksi di {wallet}, lalu kembali ke sini.',
  'phone.stuck': '{wallet} tidak terbuka? Mungkin belum ada di ponsel ini.',
  'phone.back': 'Jika sudah disetujui, respons segera tiba.',
  'phone.noAnswer': 'Belum ada respons dari dompet',
  'phone.showCode': 'Tampilkan kode dan tautan',

  'plain.help':
    'Tidak ada yang perlu disetujui di dompet Anda? Sebagian tidak dapat terhubung dan masuk sekaligus.',
  'plain.connect': 'Hubungkan dulu, masuk nanti',

  'inside.open': 'Buka di browser {wallet}',
  'inside.help': 'Halaman ini terbuka di browser {wallet}. Hubungkan dari sana.',
  'inside.paste': 'Buka {wallet}, lalu tempel alamat halaman ini di browsernya, jika ada.',

  'get.choose': 'Yang mana pun bisa. Satu saja cukup.',
  'get.install': 'Pasang {wallet}',
  'get.installHelp': 'Gunakan tautan di bawah: aplikasi tiruan sering ada di toko aplikasi.',
  'get.create': 'Buat atau impor dompet Anda',
  'get.createHelp':
    'Tulis frasa pemulihan di kertas dan jangan pernah membagikannya kepada siapa pun.',
  'get.return': 'Kembali dan hubungkan dompet',
  'get.returnHelp': 'Jika dompet belum ada di daftar, muat ulang halaman ini.',
  'get.from': 'Dapatkan di {store}',
  'get.program': 'Dapatkan untuk komputer Anda',
  'get.phone': 'Untuk ponsel Anda',
  'get.scan': 'Pindai untuk membuka halamannya di {store}',

  'about.keysTitle': 'Kunci Anda, di tangan Anda',
  'about.keys':
    'Dompet menyimpan kunci untuk koin, token, dan koleksi digital Anda, serta menampilkan apa saja yang Anda miliki.',
  'about.signInTitle': 'Satu login untuk banyak situs',
  'about.signIn':
    'Cukup hubungkan dompet, tanpa membuat akun dan kata sandi baru di setiap situs. Anda bisa memutuskannya kapan saja.',
  'about.safetyTitle': 'Tidak ada yang terjadi tanpa Anda',
  'about.safety':
    'Situs yang terhubung hanya melihat alamat Anda. Setiap pembayaran dan tanda tangan memerlukan persetujuan Anda di dompet.',
  'about.more': 'Pelajari selengkapnya',
};
