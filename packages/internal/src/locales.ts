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
  'ms',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
] as const;

/** Supported language, an element of {@link locales}. */
export type Locale = (typeof locales)[number];
