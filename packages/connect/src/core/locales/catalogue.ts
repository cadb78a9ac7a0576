import type { Locale } from './locales.ts';

/** Loaders of a catalogue's languages, typed by English. */
export type CatalogueFiles<M extends Messages> = Readonly<
  Record<Locale, () => Promise<Translated<M>>>
>;

/** Texts of one part of the product (the kit, an application), a file per language. */
export interface Catalogue<M extends Messages = Messages> {
  /** Returns the loaded texts, or the initial English ones. */
  peek(locale: Locale): Readonly<Partial<Translated<M>>> | undefined;
  /** Returns true if all texts of a language are loaded. */
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
  const loads = new Map<Locale, Promise<void>>();
  return {
    peek: (locale) => loaded.get(locale) ?? (locale === 'en' ? first : undefined),
    has: (locale) => loaded.has(locale),
    load(locale) {
      let loading = loads.get(locale);
      if (!loading) {
        loading = files[locale]().then((messages) => {
          loaded.set(locale, messages);
        });
        loading.catch(() => loads.delete(locale));
        loads.set(locale, loading);
      }
      return loading;
    },
  };
}

/** Text with a form per plural category of the language; `other` is required (CLDR). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Text of a catalogue: plain, or by plural of its `count`. `{name}` is a placeholder. */
export type Message = string | PluralForms;

/** Texts by key. English defines keys and placeholders of all languages. */
export type Messages = Readonly<Record<string, Message>>;

/** Texts with the keys of the English catalogue `M`, in any language. */
export type Translated<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends string ? string : PluralForms;
};

type PlaceholdersOf<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type NamesOf<M extends Message> = M extends string
  ? PlaceholdersOf<M>
  : 'count' | PlaceholdersOf<M[keyof M]>;

type ValuesOf<M extends Message> = { [Name in NamesOf<M>]: Name extends 'count' ? number : string };

/** Formats the text of a key with exactly the placeholders of the English text. */
export type Translate<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...values: [NamesOf<M[K]>] extends [never] ? [] : [values: ValuesOf<M[K]>]
) => string;

/**
 * Creates a formatter of texts in one language. Numbers use the digits of the locale; in a right-to-left
 * language inserted texts are isolated, so that an address cannot reorder the sentence (UAX #9). A missing
 * text (its catalogue still loading) is empty.
 *
 * @example
 * ```ts
 * import { createTranslate } from '@mooring/connect';
 *
 * const en = { left: { one: '{count} tip left', other: '{count} tips left' } } as const;
 * const t = createTranslate<typeof en>(en, 'en', 'ltr');
 * t('left', { count: 2 }); // '2 tips left'
 * ```
 */
export function createTranslate<M extends Messages>(
  messages: Readonly<Partial<Translated<M>>> | undefined,
  locale: string,
  direction: 'ltr' | 'rtl',
): Translate<M> {
  return (key, ...[values]) => {
    const message = messages?.[key];
    if (message === undefined) return '';
    const given: Readonly<Record<string, string | number>> = values ?? {};
    return textOf(message, given['count'], locale).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = given[name] ?? '';
      if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
      // Between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
      return direction === 'rtl' ? `\u2068${value}\u2069` : value;
    });
  };
}

function textOf(message: Message, count: unknown, locale: string): string {
  if (typeof message === 'string') return message;
  const category = new Intl.PluralRules(locale).select(Number(count));
  return message[category] ?? message.other;
}
