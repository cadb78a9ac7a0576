import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '@mooring/internal';
import type { Part } from '../src/texts/textLoaders.ts';

/** Texts of the page itself that its HTML has too. */
type StartText = 'start.faultTitle' | 'start.faultText' | 'error.reload';

/** Texts of the page's HTML, by language. */
export type HtmlTexts = Readonly<Record<Locale, Part<'html'> & Record<StartText, string>>>;

/** Loads the texts of the page's HTML, for builds and tests: no page loads them. */
export async function loadHtmlTexts(): Promise<HtmlTexts> {
  const read = (app: string, locale: Locale) =>
    import(
      pathToFileURL(join(import.meta.dirname, `../../${app}/src/texts/languages/${locale}.ts`)).href
    );
  const load = async (locale: Locale) => {
    const { html }: { readonly html: Part<'html'> } = await read('web', locale);
    const { page }: { readonly page: Record<StartText, string> } = await read('page', locale);
    return [locale, { ...page, ...html }] as const;
  };
  // Complete: it has every locale.
  return Object.fromEntries(await Promise.all(locales.map(load))) as HtmlTexts;
}

/** Returns the content of `notices.json`, the notices of `before.js` by language and name. */
export function noticesJson(texts: HtmlTexts): string {
  const notices = Object.entries(texts).map(([locale, html]) => [
    locale,
    {
      'too-old': { title: html['html.tooOld'], text: html['html.tooOldHelp'] },
      'start-failed': {
        title: html['start.faultTitle'],
        text: html['start.faultText'],
        button: html['error.reload'],
      },
    },
  ]);
  return JSON.stringify(Object.fromEntries(notices));
}
