import type { Locale } from '@mooring/connect';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kitTexts } from './texts.ts';
import { Visitor } from './visitor.ts';

async function inLanguage(page: Page, locale: Locale): Promise<Visitor> {
  await page.addInitScript((tag) => {
    // Firefox runs this in empty documents too, which have no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('mooring.locale', tag);
  }, locale);
  return new Visitor(page, await kitTexts(locale));
}

for (const locale of ['en', 'ar'] as const) {
  const tag = locale === 'en' ? [] : '@full';
  test(`the whole journey by keyboard alone: ${locale}`, { tag }, async ({ page, wallet }) => {
    const visitor = await inLanguage(page, locale);
    const { texts } = visitor;
    await page.goto('/');
    await visitor.connectButton.focus();
    await page.keyboard.press('Enter');
    await expect(visitor.connectDialog).toBeVisible();
    await tabTo(page, 'Demo Wallet');
    await page.keyboard.press('Enter');
    await expect(wallet.window).toBeVisible();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await expect(visitor.accountButton).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(visitor.networkButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.networkDialog).toBeVisible();
    await tabTo(page, 'Local Rollup');
    await page.keyboard.press('Enter');
    await expect(wallet.window).toBeVisible();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await expect(visitor.networkButton).toBeFocused();
    await expect(visitor.networkButton).toHaveAccessibleName(/Local Rollup/);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(visitor.accountDialog).toBeVisible();
    await tabTo(page, texts['account.copy']);
    await page.keyboard.press('Escape');
    await expect(visitor.accountButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.accountDialog).toBeVisible();
    await tabTo(page, texts['account.disconnect']);
    await page.keyboard.press('Enter');
    await expect(visitor.connectButton).toBeFocused();
  });
}

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await nameOf(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** Accessible name of the focused element, also inside a shadow root. */
function nameOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.getAttribute('aria-labelledby');
    const named = label ? document.getElementById(label) : element;
    const said = named?.cloneNode(true);
    if (!(said instanceof Element)) return null;
    for (const unsaid of said.querySelectorAll('[aria-hidden="true"]')) unsaid.remove();
    return element?.getAttribute('aria-label') ?? said.textContent?.trim() ?? null;
  });
}
