import type { Local } from '@mooring/devnet/local';
import type { TestWallet } from '@mooring/testing';
import { installTestWallet } from '@mooring/testing/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { prepareContext } from './fixtures.ts';
import { serveHost } from './serveHost.ts';
import { within } from './weather/weather.ts';

const test = base.extend<{ wallet: TestWallet }, { host: Local }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const host = await serveHost('wagmi');
      await use(host);
      await host.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  context: async ({ context }, use, info) => {
    await prepareContext(context, info.title);
    await use(context);
  },
  wallet: async ({ page, host }, use) => {
    const { ethereum, accounts } = host.devnet;
    const wallet = await installTestWallet(page, {
      accounts: accounts.slice(0, 2).map(({ privateKey }) => privateKey),
      chains: [{ id: ethereum.chain.id, rpcUrl: ethereum.rpcUrl }],
    });
    // It tells its pages nothing when one leaves.
    wallet.always('wallet_revokePermissions').fail(-32601, 'No such method');
    await use(wallet);
  },
});

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account / });
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' });

async function connect(page: Page) {
  await connectButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet', exact: true }).click();
  await expect(accountButton(page)).toBeVisible();
}

async function expectNobody(page: Page) {
  await expect(connectButton(page)).toHaveAttribute('aria-busy', 'false', within(1_000));
  await expect(page.getByText('Host knows: nobody')).toBeVisible();
}

test('host’s useDisconnect disconnects every tab, also after a reload', {
  tag: '@full',
}, async ({ context, page, wallet }) => {
  await page.goto('/');
  await connect(page);
  const other = await context.newPage();
  await installTestWallet(other, wallet);
  await other.goto('/');
  await expect(accountButton(other)).toBeVisible();

  await page.getByRole('button', { name: 'Host leaves' }).click();
  await expect(connectButton(other)).toBeVisible(within(1_000));
  for (const tab of [page, other]) await expectNobody(tab);
  wallet.selectAccount(1);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(connectButton(tab)).toHaveAttribute('aria-busy', 'false');
    await expectNobody(tab);
  }

  await connect(page);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});
