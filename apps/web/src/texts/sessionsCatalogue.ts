import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of sessions and contacts, loaded with their page or dialog. */
export const sessionsCatalogue = createCatalogue<Texts['sessions']>(textLoaders('sessions'));
