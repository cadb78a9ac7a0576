import type { Locale } from './locales.ts';
import type { Messages, Translated } from './message.ts';

/** How each language's texts are fetched; English is what the others are typed by. */
export type CatalogueFiles<M extends Messages> = Readonly<
  Record<Locale, () => Promise<Translated<M>>>
>;

/** The texts of one part of the product (the kit's, an application's), a file per language. */
export interface Catalogue<M extends Messages = Messages> {
  /** What is here already, or what English has from the first moment. */
  peek(locale: Locale): Readonly<Partial<Translated<M>>> | undefined;
  /** Whether every text of the language is here. */
  has(locale: Locale): boolean;
  /** Fetches a language once; a failed fetch can be tried again. */
  load(locale: Locale): Promise<void>;
}

/**
 * A catalogue whose languages are fetched when wanted.
 * @param files one loader a language, each its own chunk
 * @param first English texts that must be there before anything was fetched
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
