import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Заплатить многим сразу (CSV)',
  'payments.single': 'Вводить платежи по одному',
};
