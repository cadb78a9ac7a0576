import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the check of a payment, loaded with it. */
export const paymentCatalogue = createCatalogue<Texts['payment']>(textLoaders('payment'), {});
