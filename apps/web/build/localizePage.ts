import { type Locale, locales } from '@mooring/internal';
import type { Plugin } from 'vite';
import { type HtmlTexts, loadHtmlTexts, noticesJson } from './htmlTexts.ts';

/**
 * Writes the page's HTML once more for each language, as `index.fr.html`, for the server to choose from by
 * `Accept-Language`; each fetches its texts along with the scripts. While developing there is English alone. Writes the
 * notices of `before.js` as `notices.json`, and the list of languages into the HTML, while developing too.
 */
export function localizePage(): Plugin {
  return {
    name: 'mooring:localize-page',
    // `before.js` reads the list.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('%LOCALES%', locales.join(' ')),
    },
    configureServer({ middlewares }) {
      middlewares.use('/notices.json', (_, response, next) => {
        loadHtmlTexts().then((texts) => response.end(noticesJson(texts)), next);
      });
    },
    generateBundle: {
      // The page's HTML is written by another plugin's step of this name.
      order: 'post',
      async handler(_, bundle) {
        const htmlTexts = await loadHtmlTexts();
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        // The first view needs only the stylesheet: scripts load after it on slow connections.
        const english = String(page.source)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
        for (const locale of locales) {
          const texts = Object.values(bundle).find(
            (file) =>
              file.type === 'chunk' &&
              file.moduleIds.some((id) =>
                id.endsWith(`/page/src/texts/languages/page/${locale}.ts`),
              ),
          );
          if (!texts) throw new Error(`The build has no texts of ${locale}.`);
          const link = `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${texts.fileName}">`;
          const source = english.replace('</head>', () => `  ${link}\n  </head>`);
          if (locale === 'en') page.source = source;
          else {
            const fileName = `index.${locale}.html`;
            this.emitFile({
              type: 'asset',
              fileName,
              source: localized(source, locale, htmlTexts),
            });
          }
        }
        this.emitFile({ type: 'asset', fileName: 'notices.json', source: noticesJson(htmlTexts) });
      },
    },
  };
}

/** English HTML of the page in another language. */
export function localized(html: string, locale: Locale, htmlTexts: HtmlTexts): string {
  const { en, [locale]: texts } = htmlTexts;
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const changes = [
    ['lang="en" dir="ltr"', `lang="${locale}" dir="${direction}"`],
    [en['html.description'], texts['html.description']],
    [en['html.tooOld'], texts['html.tooOld']],
    [en['html.tooOldHelp'], texts['html.tooOldHelp']],
    [en['html.noScript'], texts['html.noScript']],
    [en['start.faultTitle'], texts['start.faultTitle']],
    [en['start.faultText'], texts['start.faultText']],
    [en['error.reload'], texts['error.reload']],
  ] as const;
  return changes.reduce((page, [english, other]) => {
    if (page.split(english).length !== 2) throw new Error(`index.html needs once: ${english}`);
    return page.replace(english, () => other);
  }, html);
}
