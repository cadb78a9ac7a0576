import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Bayar banyak sekaligus (CSV)',
  'payments.single': 'Masukkan pembayaran satu per satu',
};
