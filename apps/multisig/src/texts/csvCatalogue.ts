import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of a table of payments, loaded with it. */
export const csvCatalogue = createCatalogue<Texts['csv']>(textLoaders('csv'), {});
