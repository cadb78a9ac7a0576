import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Filter dan ekspor',
  'ledger.all': 'Semua',
  'ledger.person': 'Dari atau kepada',
  'ledger.personHelp': 'Alamat, atau nama kontak.',
  'ledger.settings': 'Hanya perubahan pengaturan',
  'ledger.from': 'Sejak',
  'ledger.until': 'Hingga',
  'ledger.count': { other: '{count} entri' },
  'ledger.unchecked': {
    other: '{count} entri tidak dapat diperiksa dengan blockchain. Berkas menandainya.',
  },
  'ledger.cut': 'Tidak semua entri dapat dibaca. File mencatatnya.',
  'ledger.csv': 'Ekspor sebagai CSV',
  'ledger.json': 'Ekspor sebagai JSON',
};
