import { createCatalogue } from '@mooring/connect';
import type { messages as english } from './en.ts';

export type SimulateMessages = typeof english;

/** Texts of a simulation, loaded with it. */
export const simulateCatalogue = createCatalogue<SimulateMessages>(
  {
    en: () => import('./en.ts').then((file) => file.messages),
    ar: () => import('./ar.ts').then((file) => file.messages),
    de: () => import('./de.ts').then((file) => file.messages),
    es: () => import('./es.ts').then((file) => file.messages),
    fr: () => import('./fr.ts').then((file) => file.messages),
    hi: () => import('./hi.ts').then((file) => file.messages),
    id: () => import('./id.ts').then((file) => file.messages),
    ja: () => import('./ja.ts').then((file) => file.messages),
    ko: () => import('./ko.ts').then((file) => file.messages),
    ms: () => import('./ms.ts').then((file) => file.messages),
    pt: () => import('./pt.ts').then((file) => file.messages),
    ru: () => import('./ru.ts').then((file) => file.messages),
    th: () => import('./th.ts').then((file) => file.messages),
    tr: () => import('./tr.ts').then((file) => file.messages),
    uk: () => import('./uk.ts').then((file) => file.messages),
    vi: () => import('./vi.ts').then((file) => file.messages),
    zh: () => import('./zh.ts').then((file) => file.messages),
    'zh-HK': () => import('./zh-HK.ts').then((file) => file.messages),
    'zh-TW': () => import('./zh-TW.ts').then((file) => file.messages),
  },
  {},
);
