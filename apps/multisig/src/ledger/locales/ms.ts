import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Tapis dan eksport',
  'ledger.all': 'Semua',
  'ledger.person': 'Daripada atau kepada',
  'ledger.personHelp': 'Alamat, atau nama kenalan.',
  'ledger.settings': 'Perubahan tetapan sahaja',
  'ledger.from': 'Sejak',
  'ledger.until': 'Hingga',
  'ledger.count': { other: '{count} entri' },
  'ledger.unchecked': {
    other: '{count} entri tidak dapat disemak dengan rantaian blok. Fail menandainya.',
  },
  'ledger.cut': 'Tidak semua entri dapat dibaca. Fail mencatatnya.',
  'ledger.csv': 'Eksport sebagai CSV',
  'ledger.json': 'Eksport sebagai JSON',
};
