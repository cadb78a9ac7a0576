import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type CsvMessages = typeof english;

/** Texts of a table of payments, loaded with it. */
export const csvCatalogue = catalogueOf<CsvMessages>(
  import.meta.glob<Translated<CsvMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
