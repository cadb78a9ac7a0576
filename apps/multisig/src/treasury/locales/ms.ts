import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Bayar ramai sekaligus (CSV)',
  'payments.single': 'Masukkan bayaran satu demi satu',
  'nonce.choose': 'Nonce {nonce}: pilih yang lain',
  'nonce.free': 'Yang pertama kosong, selepas semua yang menunggu.',
  'nonce.replaces':
    'Ada transaksi menunggu dengan nonce ini. Sebaik satu dilaksanakan, yang lain tidak sah lagi.',
  'nonce.gap': 'Nonce {missing} tiada: selagi itu belum dilaksanakan, ini tidak boleh.',
  'nonce.used': 'Akaun sudah berada pada nonce {next}.',
  'nonce.unheard':
    'Akaun sudah melepasi nonce ini. Perkhidmatan transaksi belum menyatakan transaksi mana yang menggunakannya.',
  'nonce.not-a-number': 'Masukkan nombor bulat bermula daripada {next}.',
  'nonce.replace': 'Cadangkan panggilan lain sebagai ganti',
  'takes.nonce': 'Cadangan ini menggunakan nonce {nonce}.',
  'takes.used':
    'Nonce itu sudah digunakan: ini tidak akan dapat dilaksanakan. Pilih yang lain semasa semakan.',
  'gap.one': 'Nonce {nonce} tiada.',
  'gap.several': 'Nonce {first} hingga {last} tiada.',
  'gap.help': 'Tiada yang di bawah boleh dilaksanakan sebelum itu.',
  'gap.fill': 'Cadangkan satu dengan nonce {nonce}',
  'delete.help':
    'Ini hanya membuangnya daripada perkhidmatan transaksi. Sesiapa yang menyimpan tandatangannya masih boleh melaksanakannya: untuk pasti, tolaknya.',
  'delete.never':
    'Anda tidak boleh memadamkan cadangan ini: perkhidmatan transaksi hanya membenarkannya untuk dompet dengan kunci sendiri, bukan kunci laluan atau kontrak. Tolaknya sahaja.',
  'signer.several':
    'Akaun anda sendiri memerlukan beberapa tandatangan, yang tidak boleh dikumpulkan di sini. Gunakan dompet lain.',
  'next.sign': { other: 'Masih perlu {count} tandatangan, daripada mana-mana pemilik ini:' },
  'next.execute': 'Tandatangan sudah mencukupi: sesiapa boleh melaksanakannya sekarang, di bawah.',
  'next.share': 'Hantar pautan ini kepada mereka: ia membuka transaksi ini.',
  'approve.help':
    'Akaun anda ialah kontrak: akaun ini menandatangani melalui transaksinya sendiri di {network}, yang disahkan oleh pemiliknya.',
  'approve.waiting':
    'Menunggu transaksinya di {network}. Anda boleh meninggalkan halaman ini dan menekan butang itu semula kemudian: tiada apa-apa yang hilang.',
  'approve.description': 'Tandatangan untuk {account}',
  'create.link': 'Cipta akaun multisig',
  'create.open': 'Buka di rangkaian lain',
  'settings.open': 'Tetapan akaun ini',
  'set.enableModule':
    'Mengaktifkan modul {module}: selepas itu modul boleh bertindak tanpa tandatangan',
  'set.disableModule': 'Menyahaktifkan modul {module}',
  'set.guard': 'Menetapkan pengawal (guard) {contract}, yang boleh menolak setiap transaksi',
  'unset.guard': 'Mengeluarkan pengawal (guard)',
  'set.moduleGuard': 'Menetapkan pengawal modul {contract}',
  'unset.moduleGuard': 'Mengeluarkan pengawal modul',
  'set.handler': 'Menetapkan pengendali sandaran (fallback handler) {contract}',
  'unset.handler': 'Mengeluarkan pengendali sandaran (fallback handler)',
  'set.addDelegate': 'Membenarkan {spender} mempunyai had perbelanjaan',
  'set.removeDelegate': 'Menarik balik semua had perbelanjaan {spender}',
  'set.limitOnce': '{spender} boleh membelanjakan {amount} sekali, tanpa tandatangan',
  'set.limit':
    '{spender} boleh membelanjakan {amount} tanpa tandatangan, diperbaharui selepas {period}',
  'set.resetLimit': 'Mengira semula sebagai sifar yang dibelanjakan {spender} daripada {token}',
  'set.removeLimit': 'Menarik balik had perbelanjaan {token} daripada {spender}',
  'set.units': '{units} unit terkecil token tidak tersenarai {token}',
  'finding.threshold-one': 'Selepas itu, mana-mana seorang pemilik boleh bertindak sendiri.',
  'finding.gas-price':
    'Selain panggilan, akaun membayar balik sehingga {amount} kepada {recipient}.',
  'finding.spending-limit':
    'Seseorang kemudian boleh berbelanja sehingga satu had tanpa sebarang tandatangan.',
  'history.item': 'item {id} daripada {token}',
  'history.doubt.not-owners': 'Pemilik tidak menandatangani ini: kontrak token yang melaporkannya.',
  'history.doubt.nothing':
    'Tiada apa-apa dihantar dan pemilik tidak menandatangani ini. Jangan salin alamatnya.',
  'history.doubt.imitation': 'Token ini meniru token yang anda kenali. Ini token lain.',
  'history.doubt.look-alike': 'Alamat ini menyerupai alamat yang anda kenali, tetapi berlainan.',
  'history.doubt.odd-decimals':
    'Kontrak token ini memberi bilangan perpuluhan yang tidak mungkin bagi sebarang jumlah.',
  'finding.signature-set-aside':
    'Ada tandatangan daripada akaun yang bukan pemilik, atau bukan lagi pemilik. Tandatangan itu tidak dikira.',
  'finding.signature-withdrawn':
    'Ada kontrak pemilik yang tidak menerima tandatangannya, atau tidak lagi menerimanya. Tandatangan itu tidak dikira.',
  'refund.paid': 'Selain itu, {amount} dibayar kepada {recipient} sebagai bayaran balik gas.',
  'refund.along': '{call}, dengan bayaran balik sehingga {amount} kepada {recipient}',
  'refund.executor': 'sesiapa yang melaksanakan',
  'row.proposer': 'Dicadangkan oleh {name}',
  'row.depends':
    'Ini bergantung pada perubahan pemilik yang menunggu sebelumnya, dengan nonce {nonces}.',
  'ledger.open': 'Tapis dan eksport',
  'ledger.close': 'Tunjukkan semuanya semula',
  'note.label': 'Nota untuk pemilik lain',
  'note.help':
    'Pilihan dan awam: sesiapa boleh membacanya di perkhidmatan transaksi. Ia bukan sebahagian daripada yang ditandatangani.',
  'note.tooLong': 'Paling banyak {most} aksara.',
  'note.shown': 'Nota pencadang, bukan sebahagian daripada yang ditandatangani:',
  'notify.on': 'Beritahu saya apabila ada yang menunggu tandatangan saya',
  'notify.help': 'Pada peranti ini, selagi tab dengan akaun ini dibuka.',
  'notify.denied': 'Pelayar anda menyekat pemberitahuan laman ini. Benarkan dalam tetapannya.',
  'notify.waits': { other: '{count} transaksi {account} menunggu tandatangan anda.' },
};
