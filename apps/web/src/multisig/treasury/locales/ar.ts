import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'دفع لكثيرين دفعة واحدة (CSV)',
  'payments.single': 'إدخال المدفوعات واحدة تلو الأخرى',
};
