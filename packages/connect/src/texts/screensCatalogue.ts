import { createCatalogue } from '../core/locales/catalogue.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts that only the fetched screens of the Connect dialog show. */
export const screensCatalogue = createCatalogue<Texts['screens']>(textLoaders('screens'));
