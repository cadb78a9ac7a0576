import type { Translated } from '@mooring/connect';
import { catalogueOf } from './catalogueOf.ts';
import type { messages as english } from './en.ts';
import { start } from './start.ts';

export type WebMessages = typeof english;

/** Texts of the web application; each language is a separate chunk. */
export const webCatalogue = catalogueOf<WebMessages>(
  import.meta.glob<Translated<WebMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  start,
);
