import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of changed settings, loaded with their list. */
export const changesCatalogue = createCatalogue<Texts['changes']>(textLoaders('changes'), {});
