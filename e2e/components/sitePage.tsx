import '@mooring/page/styles/base.css';
import '@mooring/connect/styles.css';
import '@mooring/page/styles/layout.css';
import '@mooring/page/styles/controls.css';
import type { Locale } from '@mooring/connect';
import { noBrand, type SiteConfig } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { createRoot } from 'react-dom/client';
import { inject, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../apps/web/src/app/App.tsx';
import { openSite } from '../../apps/web/src/app/openSite.ts';
import { applyLocale } from '../gallery/applyLocale.ts';
import type { View } from './openState.tsx';
import type { SiteServer } from './siteServer.ts';

const networks = inject('networks').map(({ id, name, contracts }) => ({
  ...{ id, name, contracts, testnet: true, tokens: [], walletRpcUrls: [] },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcPath: `/rpc/${id}`,
}));
const [first, second] = networks;
if (!first || !second) throw new Error('There are two networks.');

const config: SiteConfig = {
  ...inject('defaultSite'),
  ...{ appName: 'Harbour', local: false, identityNetwork: first.id, chart: false, oidc: true },
  networks: [first, second],
  brand: noBrand,
  pages: ['home', 'sessions', 'settings'],
  ...{ signIn: {}, images: ['https://images.example'] },
};

interface SitePageOptions {
  readonly server: SiteServer;
  /** Configuration that differs. */
  readonly config?: Partial<SiteConfig>;
  /** True to restore the connection of the test wallet. Default: false. */
  readonly returning?: boolean;
}

/** Opens the whole application at a path in this window, with a server in the page, until the test is over. */
export async function openSitePage(
  path: string,
  { server, config: other, returning = false }: SitePageOptions,
): Promise<{ look: (view: View) => Promise<void> }> {
  forgetSite();
  if (returning) localStorage.setItem('mooring.wagmi.recentConnectorId', '"org.mooring.test"');
  const before = location.href;
  history.replaceState(null, '', path);
  const html = document.documentElement;
  html.className = 'mooring';
  html.dataset['mooringTheme'] = 'light';
  const close = server.open();
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'app';
  await Promise.all([applyLocale('en'), pageCatalogue.load('en')]);
  const site = openSite({ ...config, ...other }, { origin: location.origin, isFirstView: false });
  const stop = site.signIn?.start();
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    stop?.();
    element.remove();
    site.mooring.queryClient.clear();
    close();
    forgetSite();
    history.replaceState(null, '', before);
    delete html.dataset['mooringTheme'];
    document.body.style.paddingBlockEnd = '';
  });
  root.render(<App site={site} locale="en" />);
  return {
    async look({ locale, theme, width, height = 800 }) {
      choose('theme', theme);
      await page.viewport(width, height);
      // The page of the tests overrides the site's room for its tab bar.
      document.body.style.paddingBlockEnd = width < 768 ? '64px' : '';
      choose('locale', locale);
      await applyLocale(locale);
      await untilShown(locale);
      await document.fonts.ready;
    },
  };
}

/** Changes a setting as another tab does. */
function choose(setting: string, value: string) {
  const key = `mooring.${setting}`;
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

/** Resolves once the page's own texts are in a language. */
async function untilShown(locale: Locale) {
  const skip = () => document.querySelector('.skip-link')?.textContent;
  while (skip() !== pageCatalogue.peek(locale)?.['layout.skip'])
    await new Promise(requestAnimationFrame);
}

/** Removes what the site has stored. */
function forgetSite() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('mooring.')) localStorage.removeItem(key);
}
