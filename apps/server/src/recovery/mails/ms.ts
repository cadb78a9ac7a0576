import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: pemulihan akaun anda telah bermula',
  started: 'Pemulihan akaun {account} di {network} telah bermula.',
  runningSubject: '{app}: pemulihan akaun anda sedang berjalan',
  running: 'Pemulihan akaun {account} di {network} sedang berjalan.',
  changes: 'Mulai {date} UTC, semua pemiliknya digantikan dengan:',
  stop: 'Jika bukan anda, hentikannya sebelum tarikh itu:',
  touch:
    'Sambungkan akaun dan sentuh “Hentikan”. Satu sentuhan memadai, dan mana-mana dompet boleh membayarnya.',
  without:
    'Tanpa laman ini: panggil cancelRecovery() pada modul pemulihan, dengan akaun itu, dalam mana-mana dompet.',
  mine: 'Jika itu anda, tiada apa-apa perlu dibuat.',
  finishedSubject: '{app}: pemulihan akaun anda selesai',
  finished: 'Pemulihan akaun {account} di {network} selesai: semua pemiliknya telah digantikan.',
  cancelledSubject: '{app}: pemulihan akaun anda dihentikan',
  cancelled: 'Pemulihan akaun {account} di {network} telah dihentikan. Pemiliknya kekal.',
  again:
    'Penjaganya boleh memulakan yang lain: jika anda tidak mempercayai mereka, tukar penjaga anda.',
  contactsSubject: '{app}: alamat e-mel akaun anda berubah',
  contacts: 'Alamat e-mel yang {app} tulis untuk akaun {account} berubah.',
  delay: 'Selepas tujuh hari, alamat baharu menerima kod dan alamat yang dialih keluar tidak lagi.',
  notYou:
    'Jika bukan anda, seseorang telah log masuk dengan akaun anda: batalkannya di sana dan tamatkan semua sesi.',
  codeSubject: '{app}: kod untuk kunci baharu',
  code: 'Dengan kod ini {app}, sebagai salah satu penjaga, bersetuju dengan kunci baharu untuk akaun',
  newKey: 'Kunci baharu di {network} ialah',
  rules:
    'Sah selama 10 minit. Masukkan hanya pada halaman tempat anda memintanya dan jangan beritahu sesiapa: tiada sesiapa daripada {app} akan memintanya. Jika anda tidak memintanya, jangan buat apa-apa.',
};
