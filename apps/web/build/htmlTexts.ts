import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '@mooring/internal';
import type { Part } from '../src/texts/textLoaders.ts';

/** Texts of the page's HTML, by language. */
export type HtmlTexts = Readonly<Record<Locale, Part<'html'>>>;

/** Loads the texts of the page's HTML, for builds and tests: no page loads them. */
export async function loadHtmlTexts(): Promise<HtmlTexts> {
  const languages = join(import.meta.dirname, '../src/texts/languages');
  const load = async (locale: Locale) => {
    const file: { readonly html: Part<'html'> } = await import(
      pathToFileURL(join(languages, `${locale}.ts`)).href
    );
    return [locale, file.html] as const;
  };
  // Complete: it has every locale.
  return Object.fromEntries(await Promise.all(locales.map(load))) as HtmlTexts;
}

/** Returns the content of `tooOld.json`, which `before.js` reads in old browsers: title and text by language. */
export function tooOldJson(texts: HtmlTexts): string {
  const notices = Object.entries(texts).map(([locale, html]) => [
    locale,
    { title: html['html.tooOld'], text: html['html.tooOldHelp'] },
  ]);
  return JSON.stringify(Object.fromEntries(notices));
}
