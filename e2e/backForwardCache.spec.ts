import type { Page } from '@playwright/test';
import { parseEther } from 'viem';
import { test as base, expect } from './fixtures.ts';
import { ownPhone, type Phone, scan } from './phone.ts';
import { storeConnection } from './storedConnection.ts';
import { within } from './weather/weather.ts';

/** A phone with the wallet on it. */
const test = base.extend<{ phone: Phone }>({
  ...ownPhone,
});
test.use({
  // Playwright turns the back/forward cache off.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

// Every further worker would start a browser of this kind.
test.describe.configure({ mode: 'default' });

/** Sooner than anything is asked again by itself. */
const SOON = within(5_000);

/** Leaves for another page and returns by the browser's button, to the page that the browser has kept. */
async function leaveAndReturn(page: Page, whileAway: () => unknown = () => {}) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
  await page.goto('/favicon.svg');
  await whileAway();
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'));
  });
  expect(await page.evaluate(() => Reflect.get(window, 'isKept')), reasons).toBe(true);
}

/** Sets the visibility of the page, with its event; a headless browser never hides a tab. */
async function showOrHide(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('bfcache: a restored page responds immediately', { tag: ['@chromium', '@long'] }, async ({
  page,
  visitor,
}) => {
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  await leaveAndReturn(page);
  await visitor.openConnectDialog();
});

test('bfcache: a restored page shows the current state of wallet and chain', {
  tag: ['@chromium', '@long'],
}, async ({ page, visitor, testWallet, local }) => {
  await visitor.arriveWithTestWallet();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  const { ethereum, rollup, accounts } = local.devnet;
  const [mira, keeper] = accounts;
  if (!mira || !keeper) throw new Error('no accounts');
  await leaveAndReturn(page, () =>
    ethereum.client.setBalance({ address: mira.address, value: parseEther('12.5') }),
  );
  await expect(visitor.accountButton).toContainText('12.5 ETH', SOON);
  await leaveAndReturn(page, () => testWallet.selectAccount(1));
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/, SOON);
  await leaveAndReturn(page, () => testWallet.selectChain(rollup.chain.id));
  await expect(visitor.networkButton).toHaveAccessibleName(new RegExp(rollup.chain.name), SOON);
  await leaveAndReturn(page, () => testWallet.disconnect());
  await expect(visitor.connectButton).toBeVisible(SOON);
});

test('bfcache: a restored page keeps the chosen account', { tag: '@chromium' }, async ({
  page,
  visitor,
  local,
}) => {
  await visitor.arriveConnected('/', { accounts: 2 });
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: /the-keeper/ }).click();
  await page.keyboard.press('Escape');
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
  const { ethereum, accounts } = local.devnet;
  const address = accounts[1]?.address;
  if (!address) throw new Error('There is no second account.');
  await leaveAndReturn(page, () =>
    ethereum.client.setBalance({ address, value: parseEther('12.5') }),
  );
  await expect(visitor.accountButton).toContainText('12.5 ETH', SOON);
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('bfcache: a restored page shows the ended session', { tag: ['@chromium', '@long'] }, async ({
  page,
  visitor,
  testWallet: _,
}) => {
  await storeConnection(page, { wallet: 'test' });
  await page.goto('/sessions');
  await visitor.signInButton.click();
  const { signInDialog } = visitor;
  await signInDialog.getByRole('button', { name: 'Sign message', exact: true }).click();
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await leaveAndReturn(page, () => page.context().clearCookies());
  await expect(devices).toHaveCount(0, SOON);
});

test('a tab hidden for a day is refreshed when shown', { tag: ['@chromium', '@long'] }, async ({
  page,
  visitor,
  testWallet: _,
  local,
}) => {
  await page.clock.install();
  await storeConnection(page, { wallet: 'test' });
  await page.goto('/sessions');
  await visitor.signInButton.click();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message', exact: true }).click();
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  const { ethereum, accounts } = local.devnet;
  const address = accounts[0]?.address;
  if (!address) throw new Error('There is no account.');

  await showOrHide(page, 'hidden');
  await ethereum.client.setBalance({ address, value: parseEther('12.5') });
  await page.clock.fastForward('24:00:00');
  await showOrHide(page, 'visible');
  await expect(visitor.accountButton).toContainText('12.5 ETH', SOON);

  await showOrHide(page, 'hidden');
  await page.context().clearCookies();
  await page.clock.fastForward('24:00:00');
  await showOrHide(page, 'visible');
  await expect(visitor.signInButton).toBeVisible(SOON);
  await expect(devices).toHaveCount(0, SOON);
});

test('bfcache: a restored page continues its phone session', {
  tag: ['@chromium', '@full'],
}, async ({ page, visitor, phone }) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('button', { name: /^Phone wallet/ }).click();
  await phone.pair(await scan(page));
  await phone.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await leaveAndReturn(page);
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await phone.call('selectAccount', 1);
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
});
