import { createCatalogue } from '../core/locales/catalogue.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of what a browser does not copy, which few people meet. */
export const copyCatalogue = createCatalogue<Texts['copy']>(textLoaders('copy'));
