import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Birçok kişiye birden öde (CSV)',
  'payments.single': 'Ödemeleri tek tek gir',
};
