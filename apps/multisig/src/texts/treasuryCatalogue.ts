import { createCatalogue } from '@mooring/connect';
import { lazyCatalogue } from '@mooring/page/texts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts for treasurers beside the queue, loaded with the page. */
export const treasuryCatalogue = lazyCatalogue(
  createCatalogue<Texts['treasury']>(textLoaders('treasury'), {}),
);
