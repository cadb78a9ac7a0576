import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type ChangesMessages = typeof english;

/** Texts of what changed settings, loaded with it. */
export const changesCatalogue = catalogueOf<ChangesMessages>(
  import.meta.glob<Translated<ChangesMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
