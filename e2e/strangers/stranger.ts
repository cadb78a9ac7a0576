import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestWallet } from '@mooring/testing';
import type { installTestWallet } from '@mooring/testing/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { answerAsNetwork } from './network.ts';

/** Console messages of bundlers and React in development. */
const SAID_BY_OTHERS =
  /^\[vite\] |^\[HMR\] |^\[Fast Refresh\] |Download the React DevTools|is rendering with server caches disabled/;

/** Private key of the wallet's account, known to everybody: a drawn avatar is the same in each test. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

interface Options {
  /** Networks of the wallet. Default: 1 and 10. */
  readonly chainIds: readonly number[];
}

interface Fixtures {
  /** Wallet of the packed `@mooring/testing`, in the page. */
  readonly wallet: TestWallet;
  readonly button: (name: string | RegExp) => ReturnType<Page['getByRole']>;
  readonly dialog: (name: string) => ReturnType<Page['getByRole']>;
}

/** Application of another developer; any console message of its page is a failure. */
export const test = base.extend<Options & Fixtures>({
  chainIds: [[1, 10], { option: true }],
  page: async ({ page }, use) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (!SAID_BY_OTHERS.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
    });
    await page.route(({ hostname }) => hostname !== '127.0.0.1', answerAsNetwork);
    await use(page);
    expect(said).toEqual([]);
  },
  wallet: async ({ page, chainIds }, use) => {
    const folder = process.env['MOORING_STRANGER'] ?? '';
    const file = join(folder, 'node_modules/@mooring/testing/dist/playwright/index.js');
    const testing: { installTestWallet: typeof installTestWallet } = await import(
      pathToFileURL(file).href
    );
    await use(
      await testing.installTestWallet(page, {
        accounts: [KEY],
        chains: chainIds.map((id) => ({ id })),
      }),
    );
  },
  button: async ({ page }, use) => {
    await use((name) => page.getByRole('button', { name }));
  },
  dialog: async ({ page }, use) => {
    await use((name) => page.getByRole('dialog', { name, exact: true }));
  },
});
