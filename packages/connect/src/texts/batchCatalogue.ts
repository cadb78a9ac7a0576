import { createCatalogue } from '../core/locales/catalogue.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of batches of calls, and of accounts that run code. */
export const batchCatalogue = createCatalogue<Texts['batch']>(textLoaders('batch'));
