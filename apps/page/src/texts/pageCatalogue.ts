import { createCatalogue } from '@mooring/connect';
import { startTexts } from './startTexts.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the web application; each language is a separate chunk. */
export const pageCatalogue = createCatalogue<Texts['page']>(textLoaders('page'), startTexts);
