import type { Locale } from './locales.ts';
import type { Messages, Translated } from './message.ts';

/** Loaders of a catalogue's languages, typed by English. */
export type CatalogueFiles<M extends Messages> = Readonly<
  Record<Locale, () => Promise<Translated<M>>>
>;

/** Texts of one part of the product (the kit, an application), a file per language. */
export interface Catalogue<M extends Messages = Messages> {
  /** Loaded texts, or the initial English ones. */
  peek(locale: Locale): Readonly<Partial<Translated<M>>> | undefined;
  /** True if all texts of a language are loaded. */
  has(locale: Locale): boolean;
  /** Loads a language once; a failed load can be retried. */
  load(locale: Locale): Promise<void>;
}

/**
 * Creates a catalogue of lazy-loaded languages.
 * @param files one loader per language, each its own chunk
 * @param first English texts needed before anything is loaded
 *
 * @example
 * ```ts
 * import { createCatalogue, type Locale, locales } from '@mooring/connect';
 *
 * const en = { 'tip.sent': 'Sent to {name}' } as const;
 * type Loaders = Record<Locale, () => Promise<{ 'tip.sent': string }>>;
 *
 * // Elsewhere one file a language: `fr: () => import('./fr.ts').then((file) => file.fr)`.
 * const loaders = Object.fromEntries(locales.map((locale) => [locale, async () => en])) as Loaders;
 * export const catalogue = createCatalogue<typeof en>(loaders);
 * ```
 */
export function createCatalogue<M extends Messages>(
  files: CatalogueFiles<M>,
  first?: Readonly<Partial<Translated<M>>>,
): Catalogue<M> {
  const loaded = new Map<Locale, Translated<M>>();
  const underway = new Map<Locale, Promise<void>>();
  return {
    peek: (locale) => loaded.get(locale) ?? (locale === 'en' ? first : undefined),
    has: (locale) => loaded.has(locale),
    load(locale) {
      const running = underway.get(locale);
      if (running) return running;
      const loading = files[locale]().then(
        (messages) => {
          loaded.set(locale, messages);
        },
        (error: unknown) => {
          underway.delete(locale);
          throw error;
        },
      );
      underway.set(locale, loading);
      return loading;
    },
  };
}
