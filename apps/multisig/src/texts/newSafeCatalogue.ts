import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of a new multisig account, loaded with its page. */
export const newSafeCatalogue = createCatalogue<Texts['newSafe']>(textLoaders('newSafe'), {});
