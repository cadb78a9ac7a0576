import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'จ่ายหลายรายการพร้อมกัน (CSV)',
  'payments.single': 'ใส่การจ่ายทีละรายการ',
};
