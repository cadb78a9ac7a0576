import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('home: account, holdings per network and balance chart', async ({ page, visitor }) => {
  await visitor.arriveConnected();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('mira.eth');
  await expect(main).toContainText('14.63');
  await expect(main).toContainText('1,249.6 HUSD');
  await expect(main).toContainText('Local Rollup');
  await expect(main).toContainText(/From \S+ ETH on .+ to 14\.63 ETH now/);
});

test('home: copies the address and shows its QR code', async ({ page, visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.arriveConnected();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  );
  await main.getByRole('button', { name: 'Receive' }).click();
  const dialog = visitor.dialog('Receive');
  await expect(dialog.getByRole('img', { name: /QR code of the address 0xf39F/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Receive' })).toBeFocused();
});

test('home: selects the address when the clipboard is refused', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    // Firefox runs this on about:blank too, which has no clipboard.
    if (navigator.clipboard) navigator.clipboard.writeText = refuse;
  });
  await visitor.arriveConnected();
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy address' });
  await copy.click();
  const field = page.getByRole('textbox', { name: /did not allow copying/ });
  await expect(field).toBeFocused();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  expect(await selected()).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  // Like a page without TLS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(field).toBeFocused();
  expect(await selected()).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
});

test('settings: the language changes without a reload and is remembered', async ({
  page,
  visitor,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'العربية' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(visitor.header.getByRole('button', { name: 'ربط المحفظة' })).toBeVisible();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramètres');
});

test('settings: the last chosen language wins, however slowly it loads', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/settings');
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/ja-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.getByRole('radio', { name: 'Türkçe' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  held.resolve();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test.describe('a browser with a regional language', () => {
  test.use({ locale: 'es-419' });

  test('gets the language itself, with no flash of English', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen.filter((text) => /Connect wallet|Settings/.test(text))).toEqual([]);
  });
});

test('settings: theme and accent are chosen and remembered', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Violet' }).check();
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.colorScheme, style.getPropertyValue('--mooring-accent').trim()];
    });
  await expect.poll(look).toEqual(['dark', '#bda4ff']);
  await page.reload();
  await expect.poll(look).toEqual(['dark', '#bda4ff']);
});

test('settings: clearing the device disconnects and deletes its data', async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected('/settings');
  const main = page.getByRole('main');
  await expect(main).toContainText('Connection of the last visit');
  await main.getByRole('button', { name: 'Clear' }).click();
  await visitor
    .dialog('Clear this device?')
    .getByRole('button', { name: 'Disconnect and clear' })
    .click();
  await expect(visitor.connectButton).toBeVisible();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});

test('a page that needs a wallet offers to connect', async ({ page, visitor, wallet }) => {
  for (const path of ['/send', '/activity']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Connect a wallet first');
  }
  await page.getByRole('main').getByRole('button', { name: 'Connect your wallet' }).click();
  await visitor.chooseWallet();
  await wallet.approve();
  await expect(page.getByRole('main')).toContainText('Calm waters');
});

test('the page behind a dialog does not scroll', async ({ page, visitor }) => {
  await page.goto('/settings');
  await visitor.openConnectDialog();
  // The browser delivers wheel events when idle: a late one would count as a scroll.
  const turns = await page.evaluateHandle(() => {
    const wheel = { count: 0 };
    addEventListener('wheel', () => wheel.count++, { capture: true, passive: true });
    return wheel;
  });
  for (const [index, [x, y]] of [[40, 600] as const, [640, 400] as const].entries()) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => turns.evaluate(({ count }) => count)).toBeGreaterThan(index);
  }
  // Closed, it scrolls again.
  await page.keyboard.press('Escape');
  await expect(visitor.connectDialog).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

// Firefox over BiDi cannot tap.
test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('Back closes a sheet, then navigates', { tag: '@long' }, async ({
    page,
    visitor,
    wallet,
  }) => {
    await page.goto('/');
    const activity = page.getByRole('navigation').getByRole('link', { name: 'Activity' });
    const isThere = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
    const openSheet = async () => {
      await visitor.connectButton.tap();
      await expect(visitor.connectDialog).toBeVisible();
      // The history entry of the sheet is pushed right after it opens.
      await expect.poll(() => page.evaluate(() => history.state?.mooringDialog)).toBe(true);
    };

    await activity.tap();
    await openSheet();
    await page.goBack();
    await expect(visitor.connectDialog).toHaveCount(0);
    await isThere('/activity');
    await page.goBack();
    await isThere('/');

    // Closed by a tap and reopened at once: going back once still closes it.
    await activity.tap();
    await openSheet();
    await visitor.connectDialog.getByRole('button', { name: 'Close' }).tap();
    await openSheet();
    await page.goBack();
    await expect(visitor.connectDialog).toHaveCount(0);
    await openSheet();
    await visitor.connectDialog.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => page.evaluate(() => history.state?.mooringDialog)).toBeUndefined();
    await isThere('/activity');
    await page.goBack();
    await isThere('/');

    // Closed by a connection, when an application may be about to navigate by itself.
    await activity.tap();
    await openSheet();
    await visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true }).tap();
    await wallet.approve();
    await expect(visitor.accountButton).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).tap();
    await isThere('/settings');
    await page.goBack();
    await isThere('/activity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await page.goBack();
    await isThere('/');
  });

  test('connects and sends by touch', async ({ page, visitor, wallet }) => {
    await page.goto('/');
    await visitor.connectButton.tap();
    await visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true }).tap();
    await wallet.approve();
    await expect(visitor.accountButton).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await visitor.accountButton.tap();
    // The sheet rests at the bottom of the screen, within reach.
    await expect
      .poll(async () => {
        const box = await visitor.accountDialog.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(800);
  });

  test('keeps a press whose target is replaced meanwhile', { tag: '@long' }, async ({
    page,
    visitor,
  }) => {
    await visitor.arriveConnected('/send');
    async function press(target: Locator, position?: { readonly x: number; readonly y: number }) {
      await target.hover({ ...(position && { position }) });
      await page.mouse.down();
      await target.evaluate((element) => {
        for (const child of element.children) child.replaceWith(child.cloneNode(true));
      });
      await page.mouse.up();
    }
    // Its avatar is in the middle.
    await press(visitor.accountButton);
    await expect(visitor.accountDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(visitor.accountDialog).toHaveCount(0);
    await press(page.getByRole('link', { name: 'Mooring, home' }), { x: 12, y: 16 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mira.eth');
  });
});
