/**
 * Supported languages, as BCP 47 tags. To add one, add it here and a file in each catalogue; types and `npm
 * run check` report what is missing.
 */
export const locales = [
  'en',
  'ar',
  'de',
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
  return (locales as readonly unknown[]).includes(tag);
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
 * Name of a language in itself, capitalized.
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

/** Tags renamed by ISO: browsers may still send the old one. */
const renamed: Readonly<Record<string, string>> = { in: 'id' };

/**
 * First supported language of the wishes, ignoring regions: `es-419` matches `es`, `zh-Hant-TW` `zh`, `in`
 * `id`. Falls back to English.
 * @param wishes BCP 47 tags, most preferred first, as in `navigator.languages`
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
