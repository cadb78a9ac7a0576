import { createCatalogue } from '@mooring/connect';
import { lazyCatalogue } from '@mooring/page/texts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of multisig accounts, loaded with their page. */
export const multisigCatalogue = lazyCatalogue(
  createCatalogue<Texts['multisig']>(textLoaders('multisig'), {}),
);
