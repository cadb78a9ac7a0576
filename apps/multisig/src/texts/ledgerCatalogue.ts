import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of filters and exports, loaded with them. */
export const ledgerCatalogue = createCatalogue<Texts['ledger']>(textLoaders('ledger'), {});
