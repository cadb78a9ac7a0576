import { type CatalogueFiles, type Locale, locales, type Translated } from '@mooring/connect';
import type * as english from './languages/en.ts';

/** English texts of accounts without a wallet, by part. */
export type Texts = typeof english;

/** Texts of one part in another language. */
export type Part<Name extends keyof Texts> = Translated<Texts[Name]>;

/** Loaders of one part's texts, a file per language (in a build a chunk: `languages/splitTexts.ts`). */
export function textLoaders<Name extends keyof Texts>(part: Name): CatalogueFiles<Texts[Name]> {
  const load = async (locale: Locale): Promise<Part<Name>> => {
    const texts: { readonly [P in Name]: Part<P> } = await import(`./languages/${locale}.ts`);
    return texts[part];
  };
  const loaders = Object.fromEntries(locales.map((locale) => [locale, () => load(locale)]));
  // Complete: it has every locale.
  return loaders as CatalogueFiles<Texts[Name]>;
}
