import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Bayar banyak sekaligus (CSV)',
  'payments.single': 'Masukkan pembayaran satu per satu',
  'nonce.choose': 'Nonce {nonce}: pilih yang lain',
  'nonce.free': 'Yang pertama kosong, setelah semua yang menunggu.',
  'nonce.replaces':
    'Ada transaksi menunggu dengan nonce ini. Begitu salah satunya dieksekusi, yang lain tidak berlaku lagi.',
  'nonce.gap': 'Nonce {missing} belum ada: sebelum itu dieksekusi, ini tidak bisa.',
  'nonce.used': 'Akun sudah berada di nonce {next}.',
  'nonce.unheard':
    'Akun sudah melewati nonce ini. Layanan transaksi belum menyebutkan transaksi mana yang memakainya.',
  'nonce.not-a-number': 'Masukkan bilangan bulat mulai dari {next}.',
  'nonce.replace': 'Usulkan panggilan lain sebagai gantinya',
  'takes.nonce': 'Usulan ini memakai nonce {nonce}.',
  'takes.used':
    'Nonce itu sudah terpakai: ini tidak akan pernah bisa dieksekusi. Pilih yang lain saat peninjauan.',
  'gap.one': 'Nonce {nonce} belum ada.',
  'gap.several': 'Nonce {first} sampai {last} belum ada.',
  'gap.help': 'Yang di bawahnya tidak bisa dieksekusi sebelum itu.',
  'gap.fill': 'Usulkan satu dengan nonce {nonce}',
  'delete.help':
    'Ini hanya menghapusnya dari layanan transaksi. Siapa pun yang menyimpan tanda tangannya masih bisa mengeksekusinya: agar pasti, tolak.',
  'delete.never':
    'Anda tidak bisa menghapus usulan ini: layanan transaksi hanya mengizinkannya untuk dompet dengan kunci sendiri, bukan kunci sandi atau kontrak. Tolak saja.',
  'signer.several':
    'Akun Anda sendiri memerlukan beberapa tanda tangan, yang tidak bisa dikumpulkan di sini. Gunakan dompet lain.',
  'next.sign': { other: 'Masih perlu {count} tanda tangan, dari pemilik mana pun di bawah ini:' },
  'next.execute': 'Jumlah tanda tangan cukup: siapa pun kini bisa mengeksekusinya, di bawah.',
  'next.share': 'Kirim tautan ini kepada mereka: tautan ini membuka transaksi ini.',
  'approve.help':
    'Akun Anda adalah kontrak: akun ini menandatangani lewat transaksinya sendiri di {network}, yang dikonfirmasi para pemiliknya.',
  'approve.waiting':
    'Menunggu transaksinya di {network}. Anda bisa meninggalkan halaman ini dan menekan tombolnya lagi nanti: tidak ada yang hilang.',
  'approve.description': 'Tanda tangan untuk {account}',
  'create.link': 'Buat akun multisig',
  'create.open': 'Buka di jaringan lain',
  'settings.open': 'Pengaturan akun ini',
  'set.enableModule':
    'Mengaktifkan modul {module}: setelah itu modul dapat bertindak tanpa tanda tangan',
  'set.disableModule': 'Menonaktifkan modul {module}',
  'set.guard': 'Memasang guard {contract}, yang dapat menolak setiap transaksi',
  'unset.guard': 'Menghapus guard',
  'set.moduleGuard': 'Memasang guard modul {contract}',
  'unset.moduleGuard': 'Menghapus guard modul',
  'set.handler': 'Memasang fallback handler {contract}',
  'unset.handler': 'Menghapus fallback handler',
  'set.addDelegate': 'Mengizinkan {spender} memiliki batas pengeluaran',
  'set.removeDelegate': 'Mencabut semua batas pengeluaran {spender}',
  'set.limitOnce': '{spender} boleh membelanjakan {amount} satu kali, tanpa tanda tangan',
  'set.limit':
    '{spender} boleh membelanjakan {amount} tanpa tanda tangan, diperbarui setelah {period}',
  'set.resetLimit': 'Menghitung kembali sebagai nol yang dibelanjakan {spender} dari {token}',
  'set.removeLimit': 'Mencabut batas pengeluaran {token} dari {spender}',
  'set.units': '{units} satuan terkecil token tidak terdaftar {token}',
  'finding.threshold-one': 'Setelah itu, satu pemilik saja dapat bertindak sendiri.',
  'finding.gas-price':
    'Selain panggilan, akun membayar pengembalian biaya hingga {amount} ke {recipient}.',
  'finding.spending-limit':
    'Seseorang lalu dapat membelanjakan hingga suatu batas tanpa tanda tangan apa pun.',
  'history.item': 'item {id} dari {token}',
  'history.doubt.not-owners': 'Pemilik tidak menandatangani ini: kontrak token yang melaporkannya.',
  'history.doubt.nothing':
    'Tidak ada yang dikirim dan pemilik tidak menandatangani ini. Jangan salin alamatnya.',
  'history.doubt.imitation': 'Token ini meniru token yang Anda kenal. Ini token lain.',
  'history.doubt.look-alike': 'Alamat ini mirip dengan alamat yang Anda kenal, tetapi berbeda.',
  'history.doubt.odd-decimals':
    'Kontrak token ini memberi jumlah desimal yang tidak mungkin dimiliki suatu jumlah.',
  'finding.signature-set-aside':
    'Ada tanda tangan dari akun yang bukan pemilik, atau bukan pemilik lagi. Tanda tangan itu tidak dihitung.',
  'finding.signature-withdrawn':
    'Ada kontrak pemilik yang tidak menerima tanda tangannya, atau tidak menerimanya lagi. Tanda tangan itu tidak dihitung.',
  'refund.paid': 'Selain itu, {amount} dibayarkan ke {recipient} sebagai pengembalian biaya gas.',
  'refund.along': '{call}, dengan pengembalian biaya hingga {amount} ke {recipient}',
  'refund.executor': 'siapa pun yang mengeksekusi',
  'row.proposer': 'Diajukan oleh {name}',
  'row.depends':
    'Ini bergantung pada perubahan pemilik yang menunggu sebelumnya, dengan nonce {nonces}.',
  'ledger.open': 'Filter dan ekspor',
  'ledger.close': 'Tampilkan semuanya lagi',
  'note.label': 'Catatan untuk pemilik lain',
  'note.help':
    'Opsional dan publik: siapa pun dapat membacanya di layanan transaksi. Bukan bagian dari yang ditandatangani.',
  'note.tooLong': 'Paling banyak {most} karakter.',
  'note.shown': 'Catatan pengusul, bukan bagian dari yang ditandatangani:',
  'notify.on': 'Beri tahu saya saat ada yang menunggu tanda tangan saya',
  'notify.help': 'Di perangkat ini, selama ada tab dengan akun ini yang terbuka.',
  'notify.denied': 'Browser Anda memblokir notifikasi situs ini. Izinkan di pengaturannya.',
  'notify.waits': { other: '{count} transaksi {account} menunggu tanda tangan Anda.' },
};
