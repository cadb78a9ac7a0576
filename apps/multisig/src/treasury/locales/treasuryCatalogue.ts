import type { Translated } from '@mooring/connect';
import { catalogueOf, lazyCatalogue } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type TreasuryMessages = typeof english;

/** Texts of what treasurers do beside the queue, loaded with the page. */
export const treasuryCatalogue = lazyCatalogue(
  catalogueOf<TreasuryMessages>(
    import.meta.glob<Translated<TreasuryMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
