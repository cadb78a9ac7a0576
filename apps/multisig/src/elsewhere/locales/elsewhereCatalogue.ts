import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type ElsewhereMessages = typeof english;

/** Texts on a passkey that is still an owner on other networks, loaded once there is one. */
export const elsewhereCatalogue = catalogueOf<ElsewhereMessages>(
  import.meta.glob<Translated<ElsewhereMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
