// @vitest-environment jsdom
import { type Locale, locales } from '@mooring/connect';
import { parseSiteConfig } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSite } from '../../../page/src/site/defaultSite.testing.ts';
import { App } from './App.tsx';
import { endFirstView } from './firstView.ts';
import { openSite } from './openSite.ts';
import { renderFirstView } from './renderFirstView.tsx';

const network = {
  id: 77_310_001,
  name: 'Local Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  rpcPath: '/rpc/77310001',
  walletRpcUrls: ['http://127.0.0.1:8545'],
  tokens: [],
};
const site = {
  ...defaultSite,
  appName: 'Fish & <Chips>',
  identityNetwork: 77_310_001,
  networks: [
    network,
    { ...network, id: 77_310_002, name: 'Local Rollup', rpcPath: '/rpc/77310002' },
  ],
  pages: ['home', 'send', 'settings'],
  pairing: { projectId: 'harbour', relayUrl: 'ws://127.0.0.1:1' },
};
const page = '<html><head><title>Mooring</title></head><body><div id="app"></div></body></html>';

/** Renders as a server does, which has no browser's globals. */
async function render(locale: string, config: unknown = site): Promise<string> {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('localStorage', undefined);
  try {
    return await renderFirstView(page, config, locale);
  } finally {
    vi.unstubAllGlobals();
  }
}

const said: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
  localStorage.clear();
});

describe('renderFirstView', () => {
  it.each(locales)('is in %s, by the page’s own texts', async (locale: Locale) => {
    const html = await render(locale);
    const texts = pageCatalogue.peek(locale);
    const shown = new DOMParser().parseFromString(html, 'text/html');
    expect(shown.querySelector('h1')?.textContent).toBe(texts?.['home.headline']);
    expect(shown.querySelector('.welcome-lead')?.textContent).toBe(texts?.['home.lead']);
    const [, button] = shown.querySelectorAll('.mooring-main-button');
    expect(button?.textContent).toBe(texts?.['wallet.connect']);
    expect(shown.querySelector('.mooring-connect')?.getAttribute('dir')).toBe(
      locale === 'ar' ? 'rtl' : 'ltr',
    );
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  });

  it('renders the configuration of the site, as text only', async () => {
    const html = await render('en');
    expect(html).toContain('Fish &amp; &lt;Chips&gt;');
    expect(html).not.toContain('<Chips>');
    expect(html).toContain('Local Ethereum · Local Rollup');
    expect(html).toContain('href="/send"');
    expect(html).not.toContain('href="/activity"');
  });

  it.each([
    ['no language of the page', 'xx', site],
    ['no configuration', 'en', {}],
  ])('renders nothing for %s', async (_, locale, config) => {
    await expect(render(locale, config)).rejects.toThrow();
  });

  it.each(['en', 'fr', 'ar', 'zh-HK'] as const)(
    'hydrates in %s without a mismatch, in development too',
    async (locale) => {
      const html = await render(locale);
      document.documentElement.innerHTML = html.replace(/^<html>|<\/html>$/g, '');
      const element = document.getElementById('app');
      if (!element) throw new Error('There is no root.');
      const [headline, button] = [element.querySelector('h1'), element.querySelector('button')];
      const differences: unknown[] = [];
      const opened = openSite(parseSiteConfig(site), {
        origin: 'http://localhost',
        isFirstView: true,
      });
      document.documentElement.dataset['firstView'] = 'shown';
      const root = hydrateRoot(
        element,
        <StrictMode>
          <App site={opened} locale={locale} />
        </StrictMode>,
        { onRecoverableError: (error) => differences.push(error) },
      );
      await expect.poll(() => document.documentElement.dataset['firstView']).toBe(undefined);
      await expect.poll(() => document.title).toBe('Fish & <Chips>');
      expect(element.querySelector('h1')).toBe(headline);
      expect(element.querySelector('button')).toBe(button);
      expect(differences).toEqual([]);
      expect(said).toEqual([]);
      root.unmount();
    },
  );

  it('replays a button pressed before the page hydrates, once', async () => {
    document.body.innerHTML = '<div id="app"><button>One</button><button>Two</button></div>';
    const pressed: (string | null)[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent);
    });
    Object.assign(document.documentElement.dataset, { firstView: 'shown', pressed: '1' });
    endFirstView();
    endFirstView();
    await Promise.resolve();
    expect(pressed).toEqual(['Two']);
  });
});
