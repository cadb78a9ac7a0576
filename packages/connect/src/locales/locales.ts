/** A language the product speaks: BCP 47 tag, its own name, the direction it is written in. */
export interface LocaleRow {
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Every language there is. A language is added here and as one file beside this one. */
export const locales = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof locales;

export function isLocale(tag: unknown): tag is Locale {
  return typeof tag === 'string' && Object.hasOwn(locales, tag);
}

/** Tags that ISO renamed: browsers may still send the old one. */
const renamed: Readonly<Record<string, string>> = { in: 'id', iw: 'he', ji: 'yi' };

/**
 * The first wish that we speak, by its language alone: `es-419` is met by `es`, `zh-Hant-TW` by
 * `zh`, `in` by `id`. Falls back to English.
 * @param wishes BCP 47 tags, most wanted first, as `navigator.languages` gives them
 */
export function matchLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const [language = ''] = wish.toLowerCase().split('-');
    const tag = renamed[language] ?? language;
    if (isLocale(tag)) return tag;
  }
  return 'en';
}
