import type { Locale } from '@mooring/connect';
import type { Plugin } from 'vite';
import { pageTexts } from '../src/texts/pageTexts.ts';

/**
 * Writes the page's HTML once more for each language, as `index.fr.html`, for the server to choose from by
 * `Accept-Language`; each fetches its texts along with the scripts. While developing there is English alone.
 */
export function localizePage(): Plugin {
  return {
    name: 'mooring:localize-page',
    apply: 'build',
    generateBundle: {
      // The page's HTML is written by another plugin's step of this name.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        // The first view needs only the stylesheet: scripts load after it on slow connections.
        const english = String(page.source)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
        for (const locale of Object.keys(pageTexts) as Locale[]) {
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
            this.emitFile({ type: 'asset', fileName, source: localized(source, locale) });
          }
        }
      },
    },
  };
}

/** English HTML of the page in another language. */
export function localized(html: string, locale: Locale): string {
  const { en, [locale]: texts } = pageTexts;
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const changes = [
    ['lang="en" dir="ltr"', `lang="${locale}" dir="${direction}"`],
    [en.description, texts.description],
    [en.noScript, texts.noScript],
  ] as const;
  return changes.reduce((page, [english, other]) => {
    if (page.split(english).length !== 2) throw new Error(`index.html needs once: ${english}`);
    return page.replace(english, () => other);
  }, html);
}
