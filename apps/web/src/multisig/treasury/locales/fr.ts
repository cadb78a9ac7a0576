import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Payer plusieurs à la fois (CSV)',
  'payments.single': 'Saisir les paiements un par un',
};
