import type { CatalogueFiles, Translated } from '@mooring/connect';
import { createLoaders } from './createLoaders.ts';
import type * as english from './languages/en.ts';

/** English texts of shared parts, and of pages without a catalogue, by part. */
export type Texts = typeof english;

/** Texts of one part in another language. */
export type Part<Name extends keyof Texts> = Translated<Texts[Name]>;

/** Loaders of one part's texts, a file per language (in a build a chunk: `languages/splitTexts.ts`). */
export function textLoaders<Name extends keyof Texts>(part: Name): CatalogueFiles<Texts[Name]> {
  return createLoaders(async (locale) => {
    const texts: { readonly [P in Name]: Part<P> } = await import(`./languages/${locale}.ts`);
    return texts[part];
  });
}
