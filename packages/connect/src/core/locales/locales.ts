/**
 * Every language there is, as BCP 47 tags. A language is added here and as one file in each
 * catalogue; types and `npm run check` say what is missing.
 */
export const locales = [
  'en',
  'ar',
  'es',
  'fr',
  'hi',
  'id',
  'ja',
  'ko',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
  'zh',
] as const;

/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

/**
 * True for one of {@link locales}.
 *
 * @example
 * ```ts
 * import { isLocale } from '@mooring/connect';
 *
 * isLocale('fr'); // true
 * isLocale('fr-CA'); // false: see `matchLocale`
 * ```
 */
export function isLocale(tag: unknown): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/**
 * Direction a language is written in.
 *
 * @example
 * ```ts
 * import { directionOf } from '@mooring/connect';
 *
 * directionOf('ar'); // 'rtl'
 * ```
 */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Name of a language in itself, as it begins a line.
 *
 * @example
 * ```ts
 * import { localeName } from '@mooring/connect';
 *
 * localeName('fr'); // 'Français'
 * ```
 */
export function localeName(locale: Locale): string {
  const [first = '', ...rest] =
    new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return `${first.toLocaleUpperCase(locale)}${rest.join('')}`;
}

/** Tags that ISO renamed: browsers may still send the old one. */
const renamed: Readonly<Record<string, string>> = { in: 'id' };

/**
 * The first wish that we speak, by its language alone: `es-419` is met by `es`, `zh-Hant-TW` by
 * `zh`, `in` by `id`. Falls back to English.
 * @param wishes BCP 47 tags, most wanted first, as `navigator.languages` gives them
 *
 * @example
 * ```ts
 * import { matchLocale } from '@mooring/connect';
 *
 * matchLocale(['nl', 'pt-PT', 'en']); // 'pt'
 * ```
 */
export function matchLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const [language = ''] = wish.toLowerCase().split('-');
    const tag = renamed[language] ?? language;
    if (isLocale(tag)) return tag;
  }
  return 'en';
}
