import '../styles/base.css';
import '@mooring/connect/styles.css';
import '../styles/layout.css';
import '../styles/controls.css';
import { createDeviceStorage, isLocale, matchLocale } from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { webCatalogue } from '../locales/catalogue.ts';
import type { Site } from '../site/SiteContext.ts';
import type { SiteConfig } from '../site/siteConfig.ts';
import { App } from './App.tsx';
import { createSite } from './createSite.ts';
import { dressDocument } from './dressDocument.ts';
import { loadSiteConfig, SilentServerError } from './loadSiteConfig.ts';
import { pageAt, pages } from './pages.ts';
import { StartFailed } from './StartFailed.tsx';
import type { SafeAround } from './safeAround.ts';

const storage = createDeviceStorage();
const stored = storage.get('locale');
const locale = isLocale(stored) ? stored : matchLocale(navigator.languages);

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element with the id "app".');
const root = createRoot(element);

const isFramed = window.parent !== window;

// Before the first render: theme and language of the last visit.
dressDocument(locale, storage.get('theme'));
// `tooOld.js` shows a notice in browsers that lack a required feature.
if (!('tooOld' in document.documentElement.dataset)) {
  // Fetched in parallel with the configuration.
  webCatalogue.load(locale).catch(() => {});
  pageAt(location.pathname, pages)
    ?.load(locale)
    .catch(() => {});
  void start();
}

async function start(): Promise<void> {
  let site: Site;
  try {
    const config = await loadSiteConfig();
    const [signIn, safe] = await Promise.all([
      config.features.signIn ? openSignIn(config) : undefined,
      isFramed && config.safeHosts.length > 0 ? openSafe(config) : undefined,
      // Rendered with its texts, which avoids a layout shift.
      webCatalogue.load(locale),
    ]);
    site = createSite(config, location.origin, { signIn, safe });
  } catch (error) {
    console.error(error);
    const isSilent = error instanceof SilentServerError;
    show(<StartFailed locale={locale} isSilent={isSilent} retry={start} />);
    return;
  }
  site.signIn?.start();
  show(<App site={site} />);
}

function show(page: ReactNode) {
  root.render(<StrictMode>{page}</StrictMode>);
}

/** Loads sign-in, a separate chunk that sites without it never load. */
async function openSignIn(config: SiteConfig): Promise<SignInClient> {
  const { openSignIn: open } = await import('../sign-in/openSignIn.ts');
  return open(config);
}

/** Looks for an embedding Safe, only in a frame. */
async function openSafe(config: SiteConfig): Promise<SafeAround | undefined> {
  const { safeAround } = await import('./safeAround.ts');
  return safeAround(config);
}
