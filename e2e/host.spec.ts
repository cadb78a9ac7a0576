import type { Local } from '@mooring/devnet';
import { test as base, expect, type Page } from '@playwright/test';
import { DemoWallet } from './demoWallet.ts';
import { serveHost } from './serveHost.ts';

const test = base.extend<object, { host: Local }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const host = await serveHost('modal');
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

const modals = [
  { opener: 'Open native modal', name: 'Native host modal' },
  { opener: 'Open library modal', name: 'Library host modal' },
];

/** Whether the point in the middle of an element shows that element and nothing above it. */
async function isOnTop(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) return false;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('.mooring-dialog') !== null,
    point,
  );
}

for (const { opener, name } of modals) {
  test(`inside a ${name.toLowerCase()} the dialogs stay usable`, async ({ page }) => {
    const wallet = new DemoWallet(page);
    await page.goto('/');
    await page.getByRole('button', { name: opener }).click();
    const modal = page.getByRole('dialog', { name, exact: true });
    await modal.getByRole('button', { name: 'Connect wallet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog).toBeVisible();
    expect(await isOnTop(page, 'Demo Wallet')).toBe(true);

    // Tab goes round inside, and Escape closes ours alone.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Connect wallet' })).toBeFocused();

    // A click inside ours is no click outside the host's.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Demo Wallet', exact: true }).click();
    await wallet.approve();
    await expect(modal.getByRole('button', { name: /Account 0xf3…2266/i })).toBeFocused();

    // A click on our backdrop closes ours alone.
    await modal.getByRole('button', { name: /Account 0xf3…2266/i }).click();
    const account = page.getByRole('dialog', { name: 'Account', exact: true });
    await expect(account).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(account).toHaveCount(0);
    await expect(modal).toBeVisible();
  });
}

test('a button of the host’s own making shows the state and opens the dialog', async ({ page }) => {
  const wallet = new DemoWallet(page);
  await page.goto('/');
  const own = page.getByRole('button', { name: /^Own button/ });
  await expect(own).toHaveText('Own button: disconnected');
  await own.click();
  await page.getByRole('button', { name: 'Demo Wallet', exact: true }).click();
  await wallet.approve();
  await expect(own).toHaveText(/Own button: connected 0xf3…2266/i);
});

/** Connects, and counts the most pieces of confetti seen at any moment of the next seconds. */
async function celebrate(page: Page): Promise<number> {
  const wallet = new DemoWallet(page);
  await page.goto('/');
  await page.evaluate(() => {
    Reflect.set(window, 'mostPieces', 0);
    new MutationObserver(() => {
      const now = document.querySelectorAll('.mooring-confetti > *').length;
      Reflect.set(window, 'mostPieces', Math.max(now, Reflect.get(window, 'mostPieces')));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /^Own button/ }).click();
  await page.getByRole('button', { name: 'Demo Wallet', exact: true }).click();
  await wallet.approve();
  await expect(page.getByRole('button', { name: /^Own button: connected/ })).toBeVisible();
  return page.evaluate(() => Reflect.get(window, 'mostPieces'));
}

test('a host that wants confetti gets at most 35 pieces, gone by themselves', async ({ page }) => {
  await celebrate(page);
  await expect
    .poll(() => page.evaluate(() => Number(Reflect.get(window, 'mostPieces'))))
    .toBeGreaterThan(0);
  await expect(page.locator('.mooring-confetti')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'mostPieces'))).toBeLessThanOrEqual(35);
});

test.describe('a person who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('gets no confetti', async ({ page }) => {
    expect(await celebrate(page)).toBe(0);
    await expect(page.locator('.mooring-confetti')).toHaveCount(0);
  });
});
