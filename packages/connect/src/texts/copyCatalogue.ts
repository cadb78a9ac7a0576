import { createCatalogue } from '../core/locales/catalogue.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts shown when the browser cannot copy, which is rare. */
export const copyCatalogue = createCatalogue<Texts['copy']>(textLoaders('copy'));
