import type { Translated } from '@mooring/connect';
import { catalogueOf, lazyCatalogue } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type SendMessages = typeof english;

/** Texts of the page to send, loaded with it. */
export const sendCatalogue = lazyCatalogue(
  catalogueOf<SendMessages>(
    import.meta.glob<Translated<SendMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
