import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of what changed settings, loaded with it. */
export const changesCatalogue = createCatalogue<Texts['changes']>(textLoaders('changes'), {});
