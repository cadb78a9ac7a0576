import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of recovery by guardians: naming them, asking them, stopping a recovery. */
export const recoveryCatalogue = createCatalogue<Texts['recovery']>(textLoaders('recovery'));
