import { createCatalogue } from '@mooring/connect';
import { lazyCatalogue } from '@mooring/page/texts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of sessions and contacts, loaded with their page or dialog. */
export const sessionsCatalogue = lazyCatalogue(
  createCatalogue<Texts['sessions']>(textLoaders('sessions'), {}),
);
