import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '一次過付款給多人（CSV）',
  'payments.single': '逐項輸入付款',
};
