import { createCatalogue } from './catalogue.ts';
import type { messages as english } from './en.ts';
import { first } from './first.ts';

export type KitMessages = typeof english;

/** The kit's own texts; each language is a chunk of its own. */
export const kitCatalogue = createCatalogue<KitMessages>(
  {
    en: () => import('./en.ts').then((file) => file.messages),
    ar: () => import('./ar.ts').then((file) => file.messages),
  },
  first,
);
