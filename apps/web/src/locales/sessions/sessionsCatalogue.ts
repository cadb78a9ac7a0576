import type { Translated } from '@mooring/connect';
import { catalogueOf, lazyCatalogue } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type SessionsMessages = typeof english;

/** Texts of sessions and contacts, loaded with their page or dialog. */
export const sessionsCatalogue = lazyCatalogue(
  catalogueOf<SessionsMessages>(
    import.meta.glob<Translated<SessionsMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
    {},
  ),
);
