import {
  type Catalogue,
  createCatalogue,
  type Locale,
  type Messages,
  type Translated,
} from '@mooring/connect';

/** Loaders of the language files beside a catalogue, by path: `import.meta.glob('./{??,zh-??}.ts')`. */
type LanguageFiles<M extends Messages> = Readonly<Record<string, () => Promise<Translated<M>>>>;

/**
 * Creates a catalogue of the language files in its folder, each its own chunk.
 * @param first English texts needed before anything is loaded; may be empty
 */
export function catalogueOf<M extends Messages>(
  files: LanguageFiles<M>,
  first: Readonly<Partial<Translated<M>>>,
): Catalogue<M> {
  const load = (locale: Locale) => async () => {
    const file = files[`./${locale}.ts`];
    if (!file) throw new Error(`The language ${locale} has no file.`);
    return file();
  };
  return createCatalogue<M>(
    {
      en: load('en'),
      ar: load('ar'),
      de: load('de'),
      es: load('es'),
      fr: load('fr'),
      hi: load('hi'),
      id: load('id'),
      ja: load('ja'),
      ko: load('ko'),
      ms: load('ms'),
      pt: load('pt'),
      ru: load('ru'),
      th: load('th'),
      tr: load('tr'),
      uk: load('uk'),
      vi: load('vi'),
      zh: load('zh'),
      'zh-HK': load('zh-HK'),
      'zh-TW': load('zh-TW'),
    },
    first,
  );
}
