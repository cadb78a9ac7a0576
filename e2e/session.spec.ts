import { installTestWallet } from '@mooring/testing/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

/** Records the button's text in each painted frame. */
async function recordButton(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    // Each frame that is painted: the server's first view of `/` is in the HTML, and stays hidden.
    const look = () => {
      const button = document.querySelector('header .mooring-main-button');
      if (button && getComputedStyle(button).visibility === 'visible') {
        seen.push(button.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const recorded = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'seen'));

test('session: restored after a reload without a flash of "Connect wallet"', async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await recordButton(page);
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  const seen = await recorded(page);
  expect(seen).toContainEqual(expect.stringContaining('mira.eth'));
  expect(seen).not.toContain('Connect wallet');
});

test.describe('session while it is restored', () => {
  // Longer than a wallet takes in weather.
  test.use({ timeouts: { restoreMs: within(8_000).timeout } });

  test('the button shows the last account from the first frame', async ({
    page,
    visitor,
    testWallet,
  }) => {
    await visitor.arriveWithTestWallet();
    await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
    await recordButton(page);
    testWallet.next('eth_accounts').slow(1_500).approve();
    await page.reload();
    await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
    const seen = await recorded(page);
    expect(seen).toContain('Restoring your connection…mira.eth');
    expect(seen).not.toContainEqual(expect.not.stringContaining('mira.eth'));
  });
});

test('the last account is replaced once the wallet has answered', async ({
  page,
  visitor,
  testWallet,
}) => {
  await visitor.arriveWithTestWallet();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  testWallet.selectAccount(1);
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
  await page.goto('/favicon.svg');
  testWallet.disconnect();
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mooring.last-account'))).toBeNull();
});

test('disconnecting is for good: a reload does not connect again', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await visitor.openAccountDialog();
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});

test('session: two tabs follow the wallet', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  wallet,
  local,
}) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.alsoShare(2);
  await wallet.approve();
  const second = await context.newPage();
  await second.goto(local.url);
  const account = second.getByRole('banner').getByRole('button', { name: /Account/ });
  await expect(account).toHaveAccessibleName(/mira\.eth/);
  await wallet.selectAccount(1);
  await expect(account).toHaveAccessibleName(/the-keeper/);
});

test('session: disconnecting in one tab disconnects all, whatever events the wallet sends', {
  tag: '@long',
}, async ({ context, page, visitor, testWallet, local }) => {
  // A wallet that revokes nothing: it tells its pages nothing.
  testWallet.always('wallet_revokePermissions').fail(-32601, 'No such method');
  await visitor.arriveWithTestWallet();
  const others = await Promise.all([context.newPage(), context.newPage()]);
  const tabs = others.map((other) => new Visitor(other));
  for (const other of others) {
    await installTestWallet(other, testWallet);
    await other.goto(local.url);
  }
  for (const tab of tabs) await expect(tab.accountButton).toHaveAccessibleName(/mira\.eth/);
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
  for (const tab of tabs) await expect(tab.connectButton).toBeVisible(within(1_000));
  testWallet.selectAccount(1);
  for (const tab of [visitor, ...tabs]) {
    await tab.page.reload();
    await expect(tab.connectButton).toHaveAttribute('aria-busy', 'false');
    await expect(tab.connectButton).toBeVisible();
  }
  testWallet.selectAccount(0);
  for (const tab of [visitor, ...tabs]) await expect(tab.connectButton).toBeVisible();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});
