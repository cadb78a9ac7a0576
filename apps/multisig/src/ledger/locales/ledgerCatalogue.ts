import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type LedgerMessages = typeof english;

/** Texts of filters and exports, loaded with them. */
export const ledgerCatalogue = catalogueOf<LedgerMessages>(
  import.meta.glob<Translated<LedgerMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
