import type { Page } from '@playwright/test';
import { page as arabic } from '../apps/page/src/texts/languages/ar.ts';
import { page as english } from '../apps/page/src/texts/languages/en.ts';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Emulates a browser older than the oldest supported ones. */
async function browseWithOldBrowser(page: Page, locale: string) {
  await page.addInitScript((language) => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    if (location.protocol.startsWith('http')) localStorage.setItem('mooring.locale', language);
  }, locale);
}

test('an unsupported browser is named as the reason, in its language', async ({ page }) => {
  await browseWithOldBrowser(page, 'ar');
  await page.goto('/send');
  await expect(heading(page)).toHaveText('هذا المتصفح قديم جدًا');
  await expect(page.getByRole('main')).toContainText('Chrome 111');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('an unreachable server is shown, and Retry recovers', async ({ page }) => {
  await page.route('/config.json', (route) => route.abort());
  await page.goto('/');
  await expect(heading(page)).toHaveText(english['start.title']);
  await page.unroute('/config.json');
  await page.getByRole('button', { name: english['start.retry'] }).click();
  await expect(heading(page)).not.toHaveText(english['start.title']);
});

test('an error of the page is not blamed on the server', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { networks: [] } }));
  await page.goto('/');
  await expect(heading(page)).toHaveText(english['start.faultTitle']);
  await expect(page.getByRole('main')).not.toContainText('server');
});

test('a script that does not arrive is told in the language of the visitor, and a reload recovers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mooring.locale', 'ar');
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/send');
  await expect(heading(page)).toHaveText(arabic['start.faultTitle']);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute(/\/assets\/index-[^/]*\.js$/);
  await page.getByRole('button', { name: arabic['error.reload'] }).click();
  await expect(heading(page)).toHaveText('إرسال');
});
