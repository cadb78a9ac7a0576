import type { CatalogueFiles, Translated } from '../core/locales/catalogue.ts';
import { type Locale, locales } from '../core/locales/locales.ts';
import type * as english from './languages/en.ts';

/** English texts of the kit, by part. */
export type Texts = typeof english;

/** Texts of one part in another language. */
export type Part<Name extends keyof Texts> = Translated<Texts[Name]>;

/**
 * Loaders of one part's texts, a file per language. In a build each part of a language is a chunk of its own
 * (`languages/splitTexts.ts` writes the loaders out in place of a call with a literal name).
 */
export function textLoaders<Name extends keyof Texts>(part: Name): CatalogueFiles<Texts[Name]> {
  const load = async (locale: Locale): Promise<Part<Name>> => {
    const texts: { readonly [P in Name]: Part<P> } = await import(`./languages/${locale}.ts`);
    return texts[part];
  };
  const loaders = Object.fromEntries(locales.map((locale) => [locale, () => load(locale)]));
  // Complete: it has every locale.
  return loaders as CatalogueFiles<Texts[Name]>;
}
