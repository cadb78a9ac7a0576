import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
  'settings.title': 'Pengaturan',
  'settings.lead':
    'Seperti yang ada di blockchain sekarang. Setiap perubahan adalah usulan yang ditandatangani pemilik.',
  'settings.viewOnly': 'Hanya pemilik yang dapat mengusulkan perubahan.',
  'settings.unreachable': 'Pengaturan tidak dapat dibaca: {network} tidak merespons.',
  'settings.remove': 'Usulkan penghapusan',
  'settings.noCode': 'Tidak ada kontrak di alamat ini.',
  'owners.title': 'Pemilik dan ambang batas',
  'owners.meaning':
    'Pemilik memutuskan semua yang dilakukan akun. Siapa pun yang menguasai cukup pemilik menguasai akun.',
  'owners.one':
    'Satu tanda tangan cukup: pemilik mana pun sendirian, atau pencuri kuncinya, dapat memindahkan semuanya.',
  'owners.all':
    'Semua pemilik harus menandatangani: jika salah satu kehilangan kuncinya, tidak ada lagi yang dapat dipindahkan.',
  'owners.open': 'Ubah pemilik atau ambang batas',
  'modules.title': 'Modul',
  'modules.meaning': 'Modul adalah kontrak yang bertindak untuk akun tanpa tanda tangan apa pun.',
  'modules.none': 'Tidak ada yang aktif: tidak ada yang berpindah tanpa pemilik.',
  'modules.disable': 'Usulkan penonaktifan',
  'module.unknown': 'Modul tidak dikenal: dapat memindahkan semuanya tanpa tanda tangan.',
  'module.allowance': 'Batas pengeluaran dari Safe: alamat di bawah membelanjakan hingga batasnya.',
  'module.operations':
    'Modul Safe untuk ERC-4337: mengeksekusi yang telah ditandatangani pemilik, dikirim oleh layanan.',
  'module.recovery': 'Pemulihan sosial dari Safe: penjaganya dapat mengganti pemilik.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Guard adalah kontrak yang memeriksa setiap transaksi pemilik dan dapat menolaknya. Guard yang rusak mengunci akun selamanya.',
  'guard.none': 'Tidak ada: transaksi hanya memerlukan tanda tangan yang cukup.',
  'guard.checks': 'Guard juga memeriksa penghapusannya sendiri, dan dapat menolaknya.',
  'moduleGuard.title': 'Guard modul',
  'moduleGuard.meaning': 'Memeriksa yang dilakukan modul, dan dapat menolaknya.',
  'moduleGuard.checks': 'Guard yang rusak menghentikan semua modul, atau meloloskan semuanya.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Menjawab panggilan yang tidak dikenal akun sendiri, seperti pemeriksaan tanda tangannya. Yang jahat dapat membuat apa pun tampak ditandatangani akun.',
  'handler.known': 'Diterbitkan Safe, dengan versi {version}.',
  'handler.unknown': 'Bukan yang diterbitkan Safe. Pertahankan hanya jika Anda tahu fungsinya.',
  'handler.none':
    'Tidak ada: pesan yang ditandatangani akun tidak dapat diperiksa, dan sebagian token tidak dapat diterima.',
  'handler.publish': 'Usulkan yang diterbitkan',
  'limits.title': 'Batas pengeluaran',
  'limits.meaning':
    'Alamat dengan batas membelanjakan sendiri hingga batas itu, tanpa tanda tangan. Jika kuncinya dicuri, sebanyak itu hilang, dan lagi setelah setiap pembaruan.',
  'limits.none': 'Tidak ada yang memilikinya.',
  'limits.empty': 'Sekarang tidak punya batas, dan tidak dapat membelanjakan apa pun.',
  'limits.unavailable': 'Safe belum menerbitkan modul untuk ini di jaringan ini.',
  'limits.off': 'Modul tidak aktif: batas ini belum berlaku sampai modul diaktifkan.',
  'limits.used': '{spent} dari {amount} dibelanjakan',
  'limits.once': 'Tidak diperbarui.',
  'limits.renewed': 'Diperbarui setelah {period}, berikutnya pada {date}.',
  'limits.new': 'Batas pengeluaran baru',
  'limits.change': 'Ubah',
  'limits.reset': 'Hitung yang dibelanjakan sebagai nol',
  'limits.remove': 'Hapus',
  'limits.removeAll': 'Hapus alamat ini',
  'limits.who': 'Alamat yang boleh membelanjakan',
  'limits.period': 'Pembaruan',
  'limits.never': 'Tidak pernah',
  'limits.after': 'Setelah {period}',
  'limits.keepsSpent': 'Yang sudah dibelanjakan tetap dihitung.',
  'limits.enables':
    'Usulan ini juga mengaktifkan modul Safe, yang lalu membelanjakan dalam batas tanpa tanda tangan.',
  'limits.tooMuch': 'Ini melebihi yang dapat dihitung modul.',
  'limits.self': 'Akun itu sendiri tidak memerlukan batas.',
  'spend.open': 'Belanjakan dari batas ini',
  'spend.left': 'Tersisa {amount}',
  'spend.tooMuch': 'Hanya tersisa {amount}.',
  'spend.send': 'Kirim sekarang',
  'spend.done': 'Terkirim.',
  'spend.failed': 'Tidak terkirim.',
  'spend.description': 'Belanjakan {amount} dalam batas',
};
