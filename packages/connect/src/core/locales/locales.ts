import { directionOf, type Locale, locales } from '@mooring/internal';

export { directionOf, type Locale, locales };

/**
 * Returns true for an element of {@link locales}.
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

/** Common names of languages, where those of `Intl` differ or vary by browser. */
const names: Readonly<Partial<Record<Locale, string>>> = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  zh: '简体中文',
  'zh-HK': '繁體中文（香港）',
  'zh-TW': '繁體中文（台灣）',
};

/**
 * Returns a language's name in that language, capitalized.
 *
 * @example
 * ```ts
 * import { localeName } from '@mooring/connect';
 *
 * localeName('fr'); // 'Français'
 * localeName('zh-TW'); // '繁體中文（台灣）'
 * ```
 */
export function localeName(locale: Locale): string {
  const name = names[locale] ?? new Intl.DisplayNames([locale], { type: 'language' }).of(locale);
  const [first = '', ...rest] = name ?? locale;
  return `${first.toLocaleUpperCase(locale)}${rest.join('')}`;
}

/**
 * Returns the first requested language that is supported: `es-419` matches `es`, `in` `id`, `zh-SG` `zh`; in traditional letters
 * `zh-MO` matches `zh-HK`, and `zh-Hant` `zh-TW`.
 * @param requested BCP 47 tags, most preferred first, as in `navigator.languages`
 * @param fallback returned when none is supported
 *
 * @example
 * ```ts
 * import { matchLocale } from '@mooring/connect';
 *
 * matchLocale(['nl', 'pt-PT', 'en']); // 'pt'
 * ```
 */
export function matchLocale(requested: readonly string[], fallback: Locale = 'en'): Locale {
  for (const language of requested) {
    const tag = language
      .toLowerCase()
      .replace(/^zh-(hant-)?(hk|mo).*/, 'zh-HK')
      .replace(/^zh-(hant|tw).*/, 'zh-TW')
      // Renamed by ISO; some browsers still send the old name.
      .replace(/^in\b/, 'id')
      .replace(/-[a-z\d].*/, '');
    if (isLocale(tag)) return tag;
  }
  return fallback;
}
