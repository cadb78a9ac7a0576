import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Viele auf einmal bezahlen (CSV)',
  'payments.single': 'Zahlungen einzeln eingeben',
};
