import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
  'settings.title': 'Tetapan',
  'settings.lead':
    'Seperti yang ada pada rantaian blok sekarang. Setiap perubahan ialah cadangan yang ditandatangani pemilik.',
  'settings.viewOnly': 'Hanya pemilik boleh mencadangkan perubahan.',
  'settings.unreachable': 'Tetapan tidak dapat dibaca: {network} tidak memberi respons.',
  'settings.remove': 'Cadangkan pengeluaran',
  'settings.noCode': 'Tiada kontrak di alamat ini.',
  'owners.title': 'Pemilik dan ambang',
  'owners.meaning':
    'Pemilik memutuskan semua yang dilakukan akaun. Sesiapa yang mengawal cukup pemilik mengawal akaun.',
  'owners.one':
    'Satu tandatangan sudah cukup: mana-mana pemilik bersendirian, atau pencuri kuncinya, boleh memindahkan semuanya.',
  'owners.all':
    'Setiap pemilik mesti menandatangani: jika seorang kehilangan kuncinya, tiada apa lagi boleh dipindahkan.',
  'owners.open': 'Tukar pemilik atau ambang',
  'modules.title': 'Modul',
  'modules.meaning': 'Modul ialah kontrak yang bertindak bagi akaun tanpa sebarang tandatangan.',
  'modules.none': 'Tiada yang aktif: tiada apa bergerak tanpa pemilik.',
  'modules.disable': 'Cadangkan penyahaktifan',
  'module.unknown': 'Modul tidak dikenali: boleh memindahkan semuanya tanpa tandatangan.',
  'module.allowance':
    'Had perbelanjaan Safe: alamat di bawah berbelanja sehingga had masing-masing.',
  'module.operations':
    'Modul Safe untuk ERC-4337: melaksanakan apa yang ditandatangani pemilik, dihantar oleh perkhidmatan.',
  'module.recovery': 'Pemulihan sosial Safe: penjaganya boleh menggantikan pemilik.',
  'guard.title': 'Pengawal (guard)',
  'guard.meaning':
    'Pengawal ialah kontrak yang menyemak setiap transaksi pemilik dan boleh menolaknya. Pengawal yang rosak mengunci akaun selama-lamanya.',
  'guard.none': 'Tiada: transaksi hanya memerlukan tandatangan yang mencukupi.',
  'guard.checks': 'Ia menyemak pengeluarannya sendiri juga, dan boleh menolaknya.',
  'moduleGuard.title': 'Pengawal modul',
  'moduleGuard.meaning': 'Ia menyemak apa yang dilakukan modul, dan boleh menolaknya.',
  'moduleGuard.checks': 'Pengawal yang rosak menghentikan setiap modul, atau melepaskan semuanya.',
  'handler.title': 'Pengendali sandaran (fallback handler)',
  'handler.meaning':
    'Ia menjawab panggilan yang tidak dikenali akaun sendiri, seperti semakan tandatangannya. Yang berniat jahat boleh menjadikan apa-apa seolah-olah ditandatangani akaun.',
  'handler.known': 'Diterbitkan oleh Safe, dengan versi {version}.',
  'handler.unknown': 'Bukan yang diterbitkan Safe. Kekalkan hanya jika anda tahu fungsinya.',
  'handler.none':
    'Tiada: mesej yang ditandatangani akaun tidak dapat disemak, dan sesetengah token tidak dapat diterima.',
  'handler.publish': 'Cadangkan yang diterbitkan',
  'limits.title': 'Had perbelanjaan',
  'limits.meaning':
    'Alamat yang mempunyai had berbelanja sehingga had itu bersendirian, tanpa tandatangan. Jika kuncinya dicuri, sebanyak itu hilang, dan sekali lagi selepas setiap pembaharuan.',
  'limits.none': 'Tiada sesiapa mempunyainya.',
  'limits.empty': 'Ia tiada had sekarang, dan tidak boleh membelanjakan apa-apa.',
  'limits.unavailable': 'Safe belum menerbitkan modul untuk ini pada rangkaian ini.',
  'limits.off': 'Modul tidak aktif: had ini tidak berkesan sehingga modul diaktifkan.',
  'limits.used': '{spent} daripada {amount} dibelanjakan',
  'limits.once': 'Tidak diperbaharui.',
  'limits.renewed': 'Diperbaharui selepas {period}, seterusnya pada {date}.',
  'limits.new': 'Had perbelanjaan baharu',
  'limits.change': 'Tukar',
  'limits.reset': 'Kira yang dibelanjakan sebagai sifar',
  'limits.remove': 'Keluarkan',
  'limits.removeAll': 'Keluarkan alamat ini',
  'limits.who': 'Alamat yang boleh berbelanja',
  'limits.period': 'Pembaharuan',
  'limits.never': 'Tidak sekali-kali',
  'limits.after': 'Selepas {period}',
  'limits.keepsSpent': 'Yang telah dibelanjakan masih dikira.',
  'limits.enables':
    'Cadangan ini turut mengaktifkan modul Safe, yang kemudian berbelanja dalam had tanpa tandatangan.',
  'limits.tooMuch': 'Ini melebihi yang dapat dikira oleh modul.',
  'limits.self': 'Akaun itu sendiri tidak memerlukan had.',
  'spend.open': 'Belanja daripada had ini',
  'spend.left': 'Baki {amount}',
  'spend.tooMuch': 'Bakinya hanya {amount}.',
  'spend.send': 'Hantar sekarang',
  'spend.done': 'Dihantar.',
  'spend.failed': 'Ia tidak dihantar.',
  'spend.description': 'Belanjakan {amount} dalam had',
};
