import type { Translated } from '@mooring/connect';
import { catalogueOf } from '../../locales/catalogueOf.ts';
import { lazyCatalogue } from '../../locales/lazyCatalogue.ts';
import type { messages as english } from './en.ts';

export type SendMessages = typeof english;

/** Texts of the page to send, loaded with it. */
export const sendCatalogue = lazyCatalogue(
  catalogueOf<SendMessages>(
    import.meta.glob<Translated<SendMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
