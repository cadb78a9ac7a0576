import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = ['/', '/send', '/activity', '/settings', '/nowhere'];

/** Rules broken on what is shown, with the elements that break them. */
async function faultsOf(page: Page): Promise<string[]> {
  // Motion and hover are over: half-faded colours are no colours of ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.cancel();
      } else {
        animation.finish();
      }
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any page without a wallet', async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faultsOf(page), path).toEqual([]);
      }
    });

    test('axe finds nothing on any page with an account', async ({ page, visitor }) => {
      await visitor.connect();
      for (const path of pages) {
        await page.goto(path);
        await expect(visitor.accountButton).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await faultsOf(page), path).toEqual([]);
      }
    });

    test('axe finds nothing in any dialog', async ({ page, visitor, wallet }) => {
      await wallet.behaves({ twin: true });
      await page.goto('/');
      await visitor.openConnectDialog();
      expect(await faultsOf(page), 'connect').toEqual([]);
      await visitor.connectDialog.getByRole('button', { name: 'What is a wallet?' }).click();
      expect(await faultsOf(page), 'about wallets').toEqual([]);
      await page.getByRole('button', { name: 'Back' }).click();
      await wallet.configure({ fail: { '*': { code: -32603, message: 'No wind' } } });
      await visitor.chooseWallet();
      await expect(visitor.connectDialog.getByRole('alert')).toBeVisible();
      expect(await faultsOf(page), 'failed').toEqual([]);
      await wallet.configure({ fail: {} });
      await visitor.connectDialog.getByRole('button', { name: 'Retry' }).click();
      await wallet.alsoShare(2);
      expect(await faultsOf(page), 'the wallet’s window').toEqual([]);
      await wallet.approve();
      await visitor.openAccountDialog();
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page), 'account').toEqual([]);
      await page.keyboard.press('Escape');
      await wallet.configure({
        fail: { wallet_switchEthereumChain: { code: -32603, message: '' } },
      });
      await visitor.openNetworkDialog();
      await visitor.dialog('Switch network').getByRole('button', { name: 'Local Rollup' }).click();
      await expect(visitor.dialog('Switch network').getByRole('alert')).toBeVisible();
      expect(await faultsOf(page), 'network').toEqual([]);
    });
  });
}

test('every dialog has a role and a name', async ({ page, visitor }) => {
  await visitor.connect();
  for (const [open, name] of [
    [() => visitor.openAccountDialog(), 'Account'],
    [() => visitor.openNetworkDialog(), 'Switch network'],
  ] as const) {
    await open();
    await expect(page.locator('[role="dialog"]')).toHaveCount(1);
    await expect(page.locator('[role="dialog"]')).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
  }
});

test('the whole journey by keyboard alone', async ({ page, visitor, wallet }) => {
  await page.goto('/');
  await visitor.connectButton.focus();
  await page.keyboard.press('Enter');
  await expect(visitor.connectDialog).toBeVisible();
  await tabTo(page, /^Demo Wallet$/);
  await page.keyboard.press('Enter');
  await expect(wallet.window).toBeVisible();
  await tabTo(page, /^Approve$/);
  await page.keyboard.press('Enter');
  await expect(visitor.accountButton).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(visitor.networkButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.dialog('Switch network')).toBeVisible();
  await tabTo(page, /^Local Rollup$/);
  await page.keyboard.press('Enter');
  await expect(wallet.window).toBeVisible();
  await tabTo(page, /^Approve$/);
  await page.keyboard.press('Enter');
  await expect(visitor.networkButton).toBeFocused();
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.dialog('Account')).toBeVisible();
  await tabTo(page, /^Disconnect$/);
  await page.keyboard.press('Enter');
  await expect(visitor.connectButton).toBeFocused();
});

test('each way of closing a dialog gives the focus back', async ({ page, visitor }) => {
  await page.goto('/');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => visitor.connectDialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await visitor.openConnectDialog();
    await close();
    await expect(visitor.connectDialog).toHaveCount(0);
    await expect(visitor.connectButton).toBeFocused();
  }
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && name.test((await nameOf(page)) ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** The name of what has the focus, inside a shadow root too. */
function nameOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.getAttribute('aria-labelledby');
    const named = label ? document.getElementById(label) : element;
    return element?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? null;
  });
}
