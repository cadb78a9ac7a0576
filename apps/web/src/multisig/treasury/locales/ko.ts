import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '여러 명에게 한 번에 지급(CSV)',
  'payments.single': '지급을 하나씩 입력',
};
