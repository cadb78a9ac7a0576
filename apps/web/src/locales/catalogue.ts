import { createCatalogue } from '@mooring/connect';
import type { messages as english } from './en.ts';

export type WebMessages = typeof english;

/** The texts of the web application; each language is a chunk of its own. */
export const webCatalogue = createCatalogue<WebMessages>({
  en: () => import('./en.ts').then((file) => file.messages),
  ar: () => import('./ar.ts').then((file) => file.messages),
});
