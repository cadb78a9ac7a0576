import type { Translated } from '@mooring/connect';
import { catalogueOf } from '../../locales/catalogueOf.ts';
import type { messages as english } from './en.ts';

export type PaymentMessages = typeof english;

/** Texts of the check of a payment, loaded with it. */
export const paymentCatalogue = catalogueOf<PaymentMessages>(
  import.meta.glob<Translated<PaymentMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
