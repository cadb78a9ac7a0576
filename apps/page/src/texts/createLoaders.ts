import {
  type CatalogueFiles,
  type Locale,
  locales,
  type Messages,
  type Translated,
} from '@mooring/connect';

/** Creates the table of a catalogue's loaders, one for each language. */
export function createLoaders<M extends Messages>(
  load: (locale: Locale) => Promise<Translated<M>>,
): CatalogueFiles<M> {
  const loaders = Object.fromEntries(locales.map((locale) => [locale, () => load(locale)]));
  // Complete: it has every locale.
  return loaders as CatalogueFiles<M>;
}
