import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openDatabase, parseConfig, serve } from '@mooring/server';
import type { Page } from '@playwright/test';
import { page as english } from '../../apps/page/src/texts/languages/en.ts';
import { kit as kitTexts } from '../../packages/connect/src/texts/languages/en.ts';
import { expect, pageFolder, test } from '../fixtures.ts';
import { copyAsNextRelease } from '../nextRelease.ts';

/** Address of a site whose releases replace each other. */
interface Site {
  readonly url: string;
  /** Starts the next release at the same address, on the same database. */
  upgrade(): Promise<void>;
  /** Starts a release that does not have the files of this one any more, as after five others. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

const upgraded = test.extend<{ site: Site }, { next: string }>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mooring-next-'));
      await copyAsNextRelease(pageFolder, folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  async site({ local, next }, use) {
    const folder = await mkdtemp(join(tmpdir(), 'mooring-upgrade-'));
    const { chain, rpcUrl } = local.devnet.ethereum;
    const { id, name, nativeCurrency: currency } = chain;
    const config = parseConfig({ networks: [{ id, name, currency, upstreams: [rpcUrl] }] });
    const start = async (page: string, file: string, port = 0) => {
      const database = await openDatabase({ file: join(folder, file) }, () => {});
      const app = createApp({ config, page: { folder: page }, database, log() {} });
      await app.ready;
      const server = await serve({ app, host: '127.0.0.1', port });
      const stop = async () => {
        await server.stop();
        await app.stop?.();
        await database.close();
      };
      return { ...server, stop };
    };
    let running = await start(pageFolder, 'site.sqlite');
    const { url, port } = running;
    const follow = async (file: string) => {
      await running.stop();
      running = await start(next, file, port);
    };
    await use({
      url,
      upgrade: () => follow('site.sqlite'),
      replace: () => follow('other.sqlite'),
      stop: () => running.stop(),
    });
    await running.stop();
    await rm(folder, { recursive: true });
  },
});

// Every further worker would copy the next release.
upgraded.describe.configure({ mode: 'default' });

/** Firefox reports a module that the server does not have as an error of the page, in one or two messages. */
const isMissingModule = /^Loading module from .* was blocked because|^nosniff\)\.$/;

upgraded.afterEach(({ watch }) => {
  const others = watch.errors.filter((message) => !isMissingModule.test(message));
  watch.errors.splice(0, watch.errors.length, ...others);
});

const updated = (page: Page) =>
  page.getByRole('alert').filter({ hasText: english['error.updated'] });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A visitor who prefers reduced data: nothing is loaded before it is needed. */
async function open(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  // Until it hydrates, a link loads another document, which is of the next release.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
}

upgraded(
  'a tab that was open before an upgrade loads its dialogs, pages and languages',
  async ({ page, site, visitor }) => {
    await open(page);
    const assets: string[] = [];
    const failed: string[] = [];
    await site.upgrade();
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) assets.push(response.url());
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await visitor.connectButton.click();
    await expect(visitor.connectDialog).toBeVisible();
    await visitor.connectDialog.getByRole('button', { name: kitTexts['connect.get'] }).click();
    await expect(page.getByRole('dialog')).toContainText('MetaMask');
    await page.keyboard.press('Escape');
    for (const name of ['Activity', 'Settings'] as const) {
      await page.getByRole('link', { name }).click();
      await expect(heading(page)).toHaveText(name);
    }
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(heading(page)).toHaveText('Einstellungen');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(failed).toEqual([]);
    expect(assets.length).toBeGreaterThan(5);
    expect(assets.filter((url) => url.includes('_next'))).toEqual([]);

    await page.reload();
    await expect(heading(page)).toHaveText('Einstellungen');
    await expect(page.locator('script[type="module"]')).toHaveAttribute('src', /_next/);
  },
);

upgraded(
  'a dialog that a newer release no longer has offers to reload the site',
  async ({ page, site, visitor }) => {
    await open(page);
    await site.replace();
    await visitor.connectButton.click();
    await expect(updated(page)).toBeVisible();
    await expect(visitor.mainButton).toHaveText(kitTexts['button.reload']);
    await updated(page).getByRole('button', { name: english['error.reload'] }).click();
    await visitor.connectButton.click();
    await expect(visitor.connectDialog).toBeVisible();
    await expect(updated(page)).toHaveCount(0);
  },
);

upgraded(
  'the connect button itself reloads a page whose dialog is gone',
  { tag: '@full' },
  async ({ page, site, visitor }) => {
    await open(page);
    await site.replace();
    await visitor.connectButton.click();
    await visitor.header.getByRole('button', { name: kitTexts['button.reload'] }).click();
    await visitor.connectButton.click();
    await expect(visitor.connectDialog).toBeVisible();
  },
);

upgraded(
  'the connect button reloads a page whose parts for a connected account are gone',
  { tag: '@full' },
  async ({ page, site, visitor, testWallet }) => {
    await open(page);
    await visitor.openConnectDialog();
    await site.replace();
    await visitor.chooseWallet('Test Wallet');
    await visitor.header.getByRole('button', { name: kitTexts['button.reload'] }).click();
    await visitor.openConnectDialog();
    await visitor.chooseWallet('Test Wallet');
    await expect(visitor.accountButton).toBeVisible();
    expect(testWallet.isConnected).toBe(true);
  },
);

upgraded('a page that is gone is shown after Retry', async ({ page, site }) => {
  await open(page);
  await site.replace();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(updated(page)).toBeVisible();
  await expect(heading(page)).toHaveText(english['error.title']);
  await page.getByRole('button', { name: english['error.retry'] }).click();
  await expect(heading(page)).toHaveText('Activity');
});

upgraded(
  'a part of an open dialog that is gone closes it and offers to reload',
  async ({ page, site, visitor }) => {
    await page.route(/\/assets\/screens-/, (route) => route.abort());
    await open(page);
    await visitor.connectButton.click();
    await visitor.connectDialog.getByRole('button', { name: 'MetaMask' }).click();
    const retry = page.getByRole('dialog').getByRole('button', { name: kitTexts['dialog.retry'] });
    await expect(retry).toBeVisible();
    await page.unroute(/\/assets\/screens-/);
    await site.replace();
    await retry.click();
    await expect(updated(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

upgraded(
  'without an answer of the server, the site is not said to be updated',
  async ({ page, site, visitor }) => {
    await open(page);
    await site.stop();
    await visitor.connectButton.click();
    await expect(visitor.mainButton).toHaveText(kitTexts['button.reload']);
    await expect(updated(page)).toHaveCount(0);
  },
);
