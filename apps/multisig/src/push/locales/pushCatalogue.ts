import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type PushMessages = typeof english;

/** Texts of push messages, loaded with their switch. */
export const pushCatalogue = catalogueOf<PushMessages>(
  import.meta.glob<Translated<PushMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
