import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of accounts without a wallet: making one, what it signs, its owners. */
export const passkeyCatalogue = createCatalogue<Texts['passkey']>(textLoaders('passkey'));
