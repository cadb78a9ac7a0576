import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Trả nhiều người cùng lúc (CSV)',
  'payments.single': 'Nhập từng khoản thanh toán',
};
