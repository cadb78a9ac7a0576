import '@mooring/page/styles/base.css';
import '@mooring/connect/styles.css';
import '@mooring/page/styles/layout.css';
import '@mooring/page/styles/controls.css';
import {
  createDeviceStorage,
  directionOf,
  isLocale,
  type Locale,
  loadConnectedParts,
  loadTexts,
  type ThemeMode,
} from '@mooring/connect';
import {
  loadSiteConfig,
  SilentServerError,
  type Site,
  type SiteConfig,
  visitorLocale,
} from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { reloadDocument } from '@mooring/page/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import type { EmbeddingSafe } from './embeddingSafe.ts';
import { endFirstView, isServerRendered } from './firstView.ts';
import { keepPresses } from './keepPresses.ts';
import { openSite } from './openSite.ts';
import { notFoundPage, pageAt, pages } from './pages.ts';
import { StartFailed } from './StartFailed.tsx';

const storage = createDeviceStorage();
// Written by the server.
const { defaultLocale } = document.documentElement.dataset;
const locale = visitorLocale(storage, isLocale(defaultLocale) ? defaultLocale : 'en');

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element with the id "app".');
const page = element;
const isFirstView = isServerRendered(page);
let root: Root | undefined;
/** True once the application failed outside its pages: its fallback is not tried twice. */
let hasFailed = false;

const isFramed = window.parent !== window;
/** The button shows who was connected from its first frame on, while the wallet is asked. */
const isReturning = storage.get('wagmi.recentConnectorId') !== null;

keepPresses(page);
// Before the first render: theme and language of the last visit.
dressDocument(locale, storage.get('theme'));
// `before.js` shows a notice in browsers that lack a required feature.
if (!('tooOld' in document.documentElement.dataset)) {
  if (!isFirstView) {
    page.replaceChildren();
    endFirstView();
  }
  // Fetched in parallel with the configuration.
  pageCatalogue.load(locale).catch(() => {});
  (pageAt(location.pathname, pages) ?? notFoundPage).load(locale).catch(() => {});
  void startPage();
}
// For `before.js`: this file has run to its end.
document.documentElement.dataset['started'] = '';

async function startPage(): Promise<void> {
  let site: Site;
  try {
    const { config, clockOffset } = await loadSiteConfig();
    const [safe] = await Promise.all([
      isFramed && config.safeHosts.length > 0 ? openEmbeddingSafe(config) : undefined,
      // Rendered with its texts, which avoids a layout shift.
      pageCatalogue.load(locale),
      // English has the texts of the button; another language is one file with the page's texts.
      locale === 'en' ? undefined : loadTexts(locale),
      isReturning ? loadConnectedParts().catch(() => {}) : undefined,
    ]);
    site = openSite(config, { origin: location.origin, isFirstView, safe, clockOffset });
  } catch (error) {
    console.error(error);
    endFirstView();
    const fault = error instanceof SilentServerError ? 'server' : 'start';
    show(<StartFailed locale={locale} fault={fault} retry={startPage} />);
    return;
  }
  site.signIn?.start();
  const app = <App site={site} locale={locale} />;
  if (isFirstView && !root)
    root = hydrateRoot(page, <StrictMode>{app}</StrictMode>, { onUncaughtError });
  else show(app);
}

function show(content: ReactNode) {
  root ??= createRoot(page, { onUncaughtError });
  root.render(<StrictMode>{content}</StrictMode>);
}

/** Replaces an application that failed outside its pages, which React has removed from the document. */
function onUncaughtError(error: unknown): void {
  console.error(error);
  if (hasFailed) return;
  hasFailed = true;
  endFirstView();
  // The visitor may have chosen another language since.
  const chosen = visitorLocale(storage, locale);
  show(<StartFailed locale={chosen} fault="render" retry={reloadDocument} />);
}

/** Looks for an embedding Safe, only in a frame. */
async function openEmbeddingSafe(config: SiteConfig): Promise<EmbeddingSafe | undefined> {
  const { createEmbeddingSafe: safeAround } = await import('./embeddingSafe.ts');
  return safeAround(config);
}

/**
 * Sets the document's language, direction and theme before the application starts.
 * @param theme as stored on the device; anything else leaves the site's
 */
function dressDocument(locale: Locale, theme: string | null): void {
  const html = document.documentElement;
  html.lang = locale;
  html.dir = directionOf(locale);
  const modes: readonly (string | null)[] = ['system', 'light', 'dark'] satisfies ThemeMode[];
  if (theme !== null && modes.includes(theme)) html.dataset['mooringTheme'] = theme;
}
