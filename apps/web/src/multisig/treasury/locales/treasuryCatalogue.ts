import type { Translated } from '@mooring/connect';
import { catalogueOf } from '../../../locales/catalogueOf.ts';
import { lazyCatalogue } from '../../../locales/lazyCatalogue.ts';
import type { messages as english } from './en.ts';

export type TreasuryMessages = typeof english;

/** Texts of what treasurers do beside the queue, loaded with the page. */
export const treasuryCatalogue = lazyCatalogue(
  catalogueOf<TreasuryMessages>(
    import.meta.glob<Translated<TreasuryMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
