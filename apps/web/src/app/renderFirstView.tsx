import { isLocale, loadTexts } from '@mooring/connect';
import { parseSiteConfig } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { openSite } from './openSite.ts';

export { findSiteFaults } from './findSiteFaults.ts';
export { renderHead, renderStylesheet } from './renderHead.ts';

const EMPTY = '<div id="app"></div>';

/**
 * Renders the home page of a visitor who is not connected into the page's HTML, by the components that take it
 * over in the browser. Runs in the server, which loads it as a file beside the page.
 * @param html built page in that language, with an empty root
 * @param value public configuration of the site, as in `/config.json`
 * @throws {Error} for an invalid configuration, or another page
 */
export async function renderFirstView(
  html: string,
  value: unknown,
  locale: string,
): Promise<string> {
  if (!isLocale(locale)) throw new Error(`There is no page in ${locale}.`);
  if (!html.includes(EMPTY)) throw new Error(`The page has no ${EMPTY}.`);
  const config = parseSiteConfig(value);
  await Promise.all([pageCatalogue.load(locale), loadTexts(locale)]);
  // The origin is of use to requests only, and this page sends none.
  const site = openSite(config, { origin: 'http://localhost', isFirstView: true });
  const view = renderToString(
    <StrictMode>
      <App site={site} locale={locale} />
    </StrictMode>,
  );
  return html.replace(EMPTY, () => `<div id="app">${view}</div>`);
}
