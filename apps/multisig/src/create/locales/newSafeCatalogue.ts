import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type CreateMessages = typeof english;

/** Texts of a new multisig account, loaded with its page. */
export const newSafeCatalogue = catalogueOf<CreateMessages>(
  import.meta.glob<Translated<CreateMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
