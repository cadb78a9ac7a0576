import { createCatalogue } from '../../core/locales/catalogue.ts';
import type { messages as english } from './locales/en.ts';

export type PasskeyMessages = typeof english;

/** Texts of accounts without a wallet: making one, what it signs, its owners. Each language is a chunk of its own. */
export const passkeyCatalogue = createCatalogue<PasskeyMessages>({
  en: () => import('./locales/en.ts').then((file) => file.messages),
  ar: () => import('./locales/ar.ts').then((file) => file.messages),
  de: () => import('./locales/de.ts').then((file) => file.messages),
  es: () => import('./locales/es.ts').then((file) => file.messages),
  fr: () => import('./locales/fr.ts').then((file) => file.messages),
  hi: () => import('./locales/hi.ts').then((file) => file.messages),
  id: () => import('./locales/id.ts').then((file) => file.messages),
  ja: () => import('./locales/ja.ts').then((file) => file.messages),
  ko: () => import('./locales/ko.ts').then((file) => file.messages),
  ms: () => import('./locales/ms.ts').then((file) => file.messages),
  pt: () => import('./locales/pt.ts').then((file) => file.messages),
  ru: () => import('./locales/ru.ts').then((file) => file.messages),
  th: () => import('./locales/th.ts').then((file) => file.messages),
  tr: () => import('./locales/tr.ts').then((file) => file.messages),
  uk: () => import('./locales/uk.ts').then((file) => file.messages),
  vi: () => import('./locales/vi.ts').then((file) => file.messages),
  zh: () => import('./locales/zh.ts').then((file) => file.messages),
  'zh-HK': () => import('./locales/zh-HK.ts').then((file) => file.messages),
  'zh-TW': () => import('./locales/zh-TW.ts').then((file) => file.messages),
});
