import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Buat akun multisig',
  'new.lead':
    'Pilih pemiliknya dan berapa di antaranya yang harus menandatangani. Akun ini menjadi Safe biasa: tanpa modul, tanpa guard, tanpa pihak lain.',
  'new.owner': 'Pemilik {number}',
  'new.noOwner': 'Masukkan alamat atau nama pemilik.',
  'new.removeOwner': 'Hapus pemilik {number}',
  'new.threshold': 'Tanda tangan yang diperlukan',
  'new.alone': 'Dengan satu pemilik, kunci hilang berarti akun hilang. Tambahkan satu lagi.',
  'new.all':
    'Semua pemilik harus menandatangani: satu kunci hilang, tidak ada lagi yang bisa bergerak.',
  'new.any': 'Salah satu pemilik saja bisa memindahkan semuanya sendirian.',
  'new.showAddress': 'Tampilkan alamat',
  'new.address': 'Alamatnya nanti',
  'new.create': 'Buat akun',
  'new.once': 'Satu transaksi dari akun yang terhubung, yang membayar biaya jaringan.',
  'new.failed': 'Akun tidak dibuat.',
  'new.notThere':
    'Blockchain tidak menunjukkan akun ini dengan pemilik ini. Jangan gunakan alamatnya.',
  'new.description': 'Buat akun multisig {account}',
  'new.noContracts': 'Kontrak Safe tidak ada di {network}: akun tidak bisa dibuat di sana.',
  'new.full': 'Pemilik ini sudah punya banyak akun di sini. Ubah pemilik atau ambang batasnya.',
  'new.otherAddress':
    '{network} menghitung alamat dengan cara dan kontrak lain: di sana alamat akun berbeda dari di jaringan lain.',
  'new.absent':
    'Pemilik ini adalah kontrak di jaringan lain, tetapi tidak ada di {network}. Mereka tidak bisa menandatangani di sana sebelum dibuka di sana juga: {owners}',
  'open.title': 'Buka di jaringan lain',
  'open.lead': 'Di alamat yang sama, dengan kontrak yang sama dan pemilik saat akun dibuat.',
  'open.changed':
    'Pemilik atau ambang batas di sini sudah berubah sejak itu. Di sana, pemilik awal di bawah yang menentukan sampai mereka mengubahnya.',
  'open.unproven':
    'Cara akun ini dibuat tidak dapat dibuktikan di blockchain, jadi tidak bisa dibuka di tempat lain dari sini.',
  'open.there': 'Akun sudah ada di {network}.',
  'open.none': 'Situs ini tidak mendukung jaringan lain.',
};
