import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the guardian by e-mail, which few sites offer. */
export const emailCatalogue = createCatalogue<Texts['email']>(textLoaders('email'));
