import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: pemulihan akun Anda dimulai',
  started: 'Pemulihan akun {account} di {network} dimulai.',
  runningSubject: '{app}: pemulihan akun Anda sedang berjalan',
  running: 'Pemulihan akun {account} di {network} sedang berjalan.',
  changes: 'Mulai {date} UTC, semua pemiliknya diganti dengan:',
  stop: 'Jika bukan Anda, hentikan sebelum tanggal itu:',
  touch:
    'Hubungkan akun dan sentuh “Hentikan”. Satu sentuhan cukup, dan dompet apa pun dapat membayarnya.',
  without:
    'Tanpa situs ini: panggil cancelRecovery() pada modul pemulihan, dengan akun itu, di dompet apa pun.',
  mine: 'Jika itu Anda, tidak ada yang perlu dilakukan.',
  finishedSubject: '{app}: pemulihan akun Anda selesai',
  finished: 'Pemulihan akun {account} di {network} selesai: semua pemiliknya diganti.',
  cancelledSubject: '{app}: pemulihan akun Anda dihentikan',
  cancelled: 'Pemulihan akun {account} di {network} dihentikan. Pemiliknya tetap.',
  again: 'Para wali dapat memulai yang lain: jika tidak memercayai mereka, ganti wali Anda.',
  contactsSubject: '{app}: alamat email akun Anda berubah',
  contacts: 'Alamat email yang ditulisi {app} untuk akun {account} berubah.',
  delay: 'Setelah tujuh hari, alamat baru menerima kode dan alamat yang dihapus tidak lagi.',
  notYou:
    'Jika bukan Anda, seseorang masuk dengan akun Anda: batalkan di sana dan akhiri semua sesi.',
  codeSubject: '{app}: kode untuk kunci baru',
  code: 'Dengan kode ini {app}, sebagai salah satu wali, menyetujui kunci baru untuk akun',
  newKey: 'Kunci baru di {network} adalah',
  rules:
    'Berlaku 10 menit. Masukkan hanya di halaman tempat Anda memintanya dan jangan beri tahu siapa pun: tidak ada orang {app} yang akan menanyakannya. Jika Anda tidak memintanya, abaikan.',
};
