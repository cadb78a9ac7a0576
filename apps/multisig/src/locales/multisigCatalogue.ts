import type { Translated } from '@mooring/connect';
import { catalogueOf, lazyCatalogue } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type MultisigMessages = typeof english;

/** Texts of multisig accounts, loaded with their page. */
export const multisigCatalogue = lazyCatalogue(
  catalogueOf<MultisigMessages>(
    import.meta.glob<Translated<MultisigMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
