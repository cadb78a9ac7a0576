import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of a simulation, loaded with it. */
export const simulateCatalogue = createCatalogue<Texts['simulate']>(textLoaders('simulate'), {});
