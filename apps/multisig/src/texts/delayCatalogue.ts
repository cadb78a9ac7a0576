import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of a Delay modifier, loaded with its notice. */
export const delayCatalogue = createCatalogue<Texts['delay']>(textLoaders('delay'), {});
