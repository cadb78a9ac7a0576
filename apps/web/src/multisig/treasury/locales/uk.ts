import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Заплатити багатьом одразу (CSV)',
  'payments.single': 'Вводити платежі по одному',
};
