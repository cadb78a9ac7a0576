import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type SimulateMessages = typeof english;

/** Texts of a simulation, loaded with it. */
export const simulateCatalogue = catalogueOf<SimulateMessages>(
  import.meta.glob<Translated<SimulateMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
