import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Bayar ramai sekaligus (CSV)',
  'payments.single': 'Masukkan bayaran satu demi satu',
};
