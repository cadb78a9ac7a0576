import type { Page, Route } from '@playwright/test';
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

const ownScript = /\/assets\/index-[^/]*\.js$/;
const scriptFailures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['does not arrive', (route) => route.abort()],
  ['is of no release', (route) => route.fulfill({ status: 404 })],
  ['cannot be read', (route) => route.fulfill({ contentType: 'text/javascript', body: '<' })],
  [
    'fails',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("failed")' }),
  ],
];
for (const [failure, answer] of scriptFailures)
  test(`a script that ${failure} is told in the language of the visitor, and a reload recovers`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('mooring.locale', 'ar');
    });
    await page.route(ownScript, answer);
    await page.goto('/send');
    await expect(heading(page)).toHaveText(arabic['start.faultTitle']);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await axeFaults(page)).toEqual([]);
    // Of the script that was answered above.
    watch.errors.length = 0;
    await page.unroute(ownScript);
    await page.getByRole('button', { name: arabic['error.reload'] }).click();
    await expect(heading(page)).toHaveText('إرسال');
  });

test('an error outside the pages leaves a notice, and a reload recovers', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.evaluate(() => {
    const { find } = Array.prototype;
    // In both renders of React; the notice does without.
    Object.defineProperty(Array.prototype, 'find', {
      get() {
        if (document.querySelector('.start-failed')) return find;
        throw new Error('failed');
      },
    });
    history.pushState(null, '', '/settings');
  });
  await expect(heading(page)).toHaveText(english['error.title']);
  await expect(heading(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: english['error.reload'] }).click();
  await expect(heading(page)).not.toHaveText(english['error.title']);
});
