import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '一次支付多笔（CSV）',
  'payments.single': '逐笔输入付款',
};
