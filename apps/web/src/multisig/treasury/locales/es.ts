import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Pagar a muchos a la vez (CSV)',
  'payments.single': 'Ingresar los pagos uno por uno',
};
