import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Pagar vários de uma vez (CSV)',
  'payments.single': 'Inserir os pagamentos um a um',
};
