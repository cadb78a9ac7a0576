import { createCatalogue } from '../core/locales/catalogue.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the Network dialog alone. */
export const networkCatalogue = createCatalogue<Texts['network']>(textLoaders('network'));
