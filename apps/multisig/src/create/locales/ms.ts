import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Cipta akaun multisig',
  'new.lead':
    'Pilih pemiliknya dan berapa ramai yang mesti menandatangani. Ia menjadi Safe biasa: tanpa modul, tanpa guard, tanpa pihak lain.',
  'new.owner': 'Pemilik {number}',
  'new.noOwner': 'Masukkan alamat atau nama pemilik.',
  'new.removeOwner': 'Buang pemilik {number}',
  'new.threshold': 'Tandatangan diperlukan',
  'new.alone':
    'Dengan seorang pemilik, kunci yang hilang bermakna akaun yang hilang. Tambah seorang lagi.',
  'new.all':
    'Setiap pemilik mesti menandatangani: jika satu kunci hilang, tiada apa boleh bergerak lagi.',
  'new.any': 'Mana-mana seorang pemilik boleh memindahkan semuanya sendirian.',
  'new.showAddress': 'Tunjukkan alamat',
  'new.address': 'Alamatnya nanti',
  'new.create': 'Cipta akaun',
  'new.once': 'Satu transaksi daripada akaun yang disambungkan, yang membayar yuran rangkaian.',
  'new.failed': 'Akaun tidak dicipta.',
  'new.notThere':
    'Rantaian blok tidak menunjukkan akaun ini dengan pemilik ini. Jangan gunakan alamatnya.',
  'new.description': 'Cipta akaun multisig {account}',
  'new.noContracts': 'Kontrak Safe tiada di {network}: akaun tidak boleh dicipta di sana.',
  'new.full': 'Pemilik ini sudah mempunyai banyak akaun di sini. Ubah pemilik atau ambangnya.',
  'new.otherAddress':
    '{network} mengira alamat dengan cara dan kontrak lain: alamat akaun di sana berbeza daripada di rangkaian lain.',
  'new.absent':
    'Pemilik ini ialah kontrak di rangkaian lain, tetapi tiada di {network}. Mereka tidak boleh menandatangani di sana sehingga dibuka di sana juga: {owners}',
  'open.title': 'Buka di rangkaian lain',
  'open.lead': 'Pada alamat yang sama, dengan kontrak yang sama dan pemilik semasa ia dicipta.',
  'open.changed':
    'Pemilik atau ambang di sini telah berubah sejak itu. Di sana, pemilik asal di bawah yang menentukan sehingga mereka mengubahnya.',
  'open.unproven':
    'Cara akaun ini dicipta tidak dapat dibuktikan pada rantaian blok, jadi ia tidak boleh dibuka di tempat lain dari sini.',
  'open.there': 'Akaun sudah ada di {network}.',
  'open.none': 'Laman ini tidak menyokong rangkaian lain.',
};
