import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'まとめて支払う（CSV）',
  'payments.single': '支払いを1件ずつ入力',
};
