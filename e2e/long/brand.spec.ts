import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, loadConfig, type RunningServer, serve } from '@mooring/server';
import type { Page } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { expect, pageFolder, test } from '../fixtures.ts';

/** Square picture of one colour. */
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>rect{fill:${colour}}</style><rect width="9" height="9"/></svg>`;
const violet = { light: '#7a1fa2', dark: '#d7a6ff' };

/** Site of an operator with a brand, beside the local networks. */
const branded = test.extend<{
  appName: string;
  hasLogo: boolean;
  site: RunningServer;
}>({
  appName: ['Acme Treasury', { option: true }],
  hasLogo: [true, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  async site({ local, appName, hasLogo }, use) {
    const folder = await mkdtemp(join(tmpdir(), 'mooring-brand-'));
    const file = join(folder, 'mooring.config.json');
    const { chain, rpcUrl } = local.devnet.ethereum;
    const { id, name, nativeCurrency: currency } = chain;
    await writeFile(join(folder, 'day.svg'), svg(violet.light));
    await writeFile(join(folder, 'night.svg'), svg(violet.dark));
    const tokens = [
      { chainId: id, address: `0x${'1'.repeat(40)}`, name: 'Acme', symbol: 'ACME', decimals: 6 },
    ];
    await writeFile(join(folder, 'tokens.json'), JSON.stringify({ name: 'Acme', tokens }));
    const config = {
      appName,
      networks: [{ id, name, currency, upstreams: [rpcUrl] }],
      pages: ['home', 'settings', 'send'],
      wallets: ['ledger', 'rainbow'],
      tokenLists: ['tokens.json'],
      brand: {
        ...(hasLogo && { logo: { light: 'day.svg', dark: 'night.svg' } }),
        icon: 'day.svg',
        illustration: 'day.svg',
        accent: violet,
        home: {
          de: { headline: 'Die Kasse von Acme', lead: 'Für alle bei Acme.', steps: [] },
          ar: { headline: 'خزينة أكمي', points: [] },
        },
        links: {
          imprint: { de: 'https://acme.example/impressum' },
          terms: 'https://acme.example/terms',
        },
      },
    };
    await writeFile(file, JSON.stringify(config));
    const loaded = await loadConfig({ file });
    const app = createApp({ config: loaded.config, page: { folder: pageFolder }, log() {} });
    const server = await serve({ app, host: '127.0.0.1', port: 0 });
    await use(server);
    await server.stop();
    await rm(folder, { recursive: true });
  },
});

const buttonColor = (page: Page) =>
  page
    .locator('.header-connect .mooring-main-button')
    .evaluate((button) => getComputedStyle(button).backgroundColor);
const shownLogo = (page: Page) => page.locator('.site-logo').locator('visible=true');

branded.describe('brand of the operator', () => {
  branded.describe('in German, in the light theme', () => {
    branded.use({ locale: 'de-DE', colorScheme: 'light' });

    branded('is on each page, in its title and its links', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Kasse von Acme');
      await expect(page).toHaveTitle('Acme Treasury');
      const { brand } = await (await page.request.get('/config.json')).json();
      await expect(shownLogo(page)).toHaveAttribute('src', brand.logo.light);
      await expect(page.locator('.scene img')).toHaveAttribute('src', brand.illustration.light);
      await expect(page.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
        'href',
        'https://acme.example/impressum',
      );
      expect(await buttonColor(page)).toBe('rgb(122, 31, 162)');
      const names = await page.getByRole('navigation').getByRole('link').allInnerTexts();
      expect(names).toEqual(['Start', 'Einstellungen', 'Senden']);
      expect(await axeFaults(page)).toEqual([]);

      await page.goto('/settings');
      await expect(page).toHaveTitle('Einstellungen · Acme Treasury');
      await expect(page.getByRole('radio', { name: 'Acme Treasury' })).toBeChecked();
      await page.getByRole('radio', { name: 'Ozean' }).check();
      await expect.poll(() => buttonColor(page)).toBe('rgb(29, 91, 214)');
    });

    branded('lists the operator’s wallets in their order, in each language', async ({ page }) => {
      await page.goto('/');
      await page.locator('.header-connect .mooring-main-button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Beliebt', { exact: true })).toBeVisible();
      const wallets = dialog.getByRole('button', { name: /^(?:Ledger|Rainbow|MetaMask)/ });
      await expect(wallets).toHaveText([/^Ledger/, /^Rainbow/]);
    });
  });

  for (const appName of [
    'Hafenkontor & Söhne',
    'Donaudampfschifffahrtsgesellschaft',
    'Acme Treasury of the Northern Harbours and Lighthouses '.repeat(3).trim(),
    'W'.repeat(60),
  ]) {
    branded.describe(`with the name ${appName}`, () => {
      branded.use({ locale: 'de-DE', appName, hasLogo: false });

      branded('leaves room for the connect button in any window', async ({ page }) => {
        await page.goto('/');
        const button = page.locator('.header-connect .mooring-main-button');
        await expect(button).toHaveText('Wallet verbinden');
        for (const width of [320, 360, 375, 430, 767, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const faults = () =>
            page.evaluate(() => {
              const {
                left = 0,
                right = 0,
                height = 0,
              } = document
                .querySelector('.header-connect .mooring-main-button')
                ?.getBoundingClientRect() ?? {};
              const wide = document.documentElement.scrollWidth - innerWidth;
              // Two lines, as beside a scroll bar, are 60 px high.
              return [left < 0, right > innerWidth, height > 64, wide > 0].map(Number).join('');
            });
          await expect.poll(faults, `${width} px`).toBe('0000');
        }
      });
    });
  }

  branded.describe('in Arabic, in the dark theme, without JavaScript', () => {
    branded.use({ locale: 'ar-EG', colorScheme: 'dark', javaScriptEnabled: false });

    // BiDi cannot set the system's theme.
    branded('is sent by the server', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('خزينة أكمي');
      await expect(page).toHaveTitle('Acme Treasury');
      await expect(shownLogo(page)).toHaveAttribute('src', /logo-\w+\.svg$/);
      expect(await buttonColor(page)).toBe('rgb(215, 166, 255)');
    });
  });
});
