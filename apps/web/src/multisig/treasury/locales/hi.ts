import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'एक साथ कई को भुगतान (CSV)',
  'payments.single': 'भुगतान एक-एक करके डालें',
};
