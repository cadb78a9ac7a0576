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

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

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
      return direction === 'rtl' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;
    });
  };
}

function textOf(message: Message, count: unknown, locale: string): string {
  if (typeof message === 'string') return message;
  const category = new Intl.PluralRules(locale).select(typeof count === 'number' ? count : 0);
  return message[category] ?? message.other;
}
