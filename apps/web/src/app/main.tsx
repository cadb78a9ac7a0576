import '../styles/base.css';
import '@mooring/connect/styles.css';
import '../styles/layout.css';
import '../styles/controls.css';
import {
  createDeviceStorage,
  directionOf,
  isLocale,
  type Locale,
  matchLocale,
  type ThemeMode,
} from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { webCatalogue } from '../locales/catalogue.ts';
import type { Site } from '../site/SiteContext.ts';
import type { SafeAround } from '../site/safeAround.ts';
import { loadSiteConfig, SilentServerError, type SiteConfig } from '../site/siteConfig.ts';
import { App } from './App.tsx';
import { createSite } from './createSite.ts';
import { pageAt, pages } from './pages.ts';
import { StartFailed } from './StartFailed.tsx';

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
    const [signIn, safe, passkeys] = await Promise.all([
      config.features.signIn ? openSignIn(config) : undefined,
      isFramed && config.safeHosts.length > 0 ? openSafe(config) : undefined,
      // A separate chunk that sites without accounts by passkey never load.
      config.passkeys ? import('./passkeyConnector.ts') : undefined,
      // Rendered with its texts, which avoids a layout shift.
      webCatalogue.load(locale),
    ]);
    const { appName, passkeys: options } = config;
    const passkey = options && passkeys?.passkeyConnector(appName, options, signIn);
    site = createSite(config, location.origin, { signIn, safe, passkey });
    passkeys?.registerOnSignIn(site);
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
  const { safeAround } = await import('../site/safeAround.ts');
  return safeAround(config);
}

/**
 * Sets the document's language, direction and theme before the application starts.
 * @param theme as stored on the device; anything else follows the system
 */
function dressDocument(locale: Locale, theme: string | null): void {
  const html = document.documentElement;
  html.lang = locale;
  html.dir = directionOf(locale);
  const mode: ThemeMode = theme === 'light' || theme === 'dark' ? theme : 'system';
  html.dataset['mooringTheme'] = mode;
}
