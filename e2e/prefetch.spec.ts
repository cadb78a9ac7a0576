import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DIALOG_FILE = /\/assets\/(?:Account|Network)Dialog-[^/]*\.js$/;
const CONNECT_FILE = /\/assets\/ConnectDialog-[^/]*\.js$/;
const MARK_FILE = /\/assets\/[^/]+\.svg-[^/]*\.js$/;
const SCREENS_FILE = /\/assets\/screens-[^/]*\.js$/;
const TABLE_FILE = /\/assets\/walletTable-[^/]*\.js$/;

test('Connect dialog is prefetched, with its wallets', async ({ page, visitor }) => {
  const finished: string[] = [];
  page.on('requestfinished', (request) => finished.push(request.url()));
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  for (const file of [CONNECT_FILE, TABLE_FILE]) {
    await expect.poll(() => finished.some((url) => file.test(url))).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('dialog')).toHaveCount(0);
  const asked: string[] = [];
  await page.route('**/assets/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visitor.connectButton.click();
  await expect(visitor.connectDialog.getByRole('button', { name: 'MetaMask' })).toBeVisible();
  expect(asked.filter((url) => CONNECT_FILE.test(url) || TABLE_FILE.test(url))).toEqual([]);
});

test('prefetched wallets show their marks without layout shift', async ({ page, visitor }) => {
  const marks = requestsFor(page, MARK_FILE);
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(marks).toEqual([]);
  const shifts = await page.evaluateHandle(observeShifts);
  await visitor.connectButton.click();
  const row = visitor.connectDialog.locator('[data-choice="metamask"] img');
  await expect(row).toHaveJSProperty('naturalWidth', 24);
  await expect.poll(() => marks.length).toBe(6);
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(await shifts.jsonValue()).toEqual([]);
});

test('a passkey row that loads late moves no other row', async ({ page, visitor }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCREENS_FILE, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/');
  const shifts = await page.evaluateHandle(observeShifts);
  await visitor.connectButton.click();
  const row = visitor.connectDialog.locator('[data-choice="metamask"] img');
  await expect(row).toHaveJSProperty('naturalWidth', 24);
  release();
  // Without a domain, passkeys cannot be used, and the reason has several lines.
  await expect(visitor.connectDialog.getByText('opened by its IP address')).toBeVisible();
  await idle(page);
  expect(await shifts.jsonValue()).toEqual([]);
});

test('account dialogs are prefetched and hidden', async ({ page, visitor }) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const [file] = DIALOG_FILE.exec(request.url()) ?? [];
    if (file) fetched.add(file);
  });
  await visitor.arriveConnected();
  await expect.poll(() => fetched.size).toBe(2);
  await expect(page.locator('dialog')).toHaveCount(0);

  const asked: string[] = [];
  await page.route('**/assets/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visitor.accountButton.click();
  await expect(visitor.accountDialog).toBeVisible();
  await expect(visitor.accountDialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.accountDialog).toHaveCount(0);
  await expect(visitor.accountButton).toBeFocused();
  await visitor.networkButton.click();
  await expect(visitor.networkDialog).toBeVisible();
  expect(asked.filter((url) => DIALOG_FILE.test(url))).toEqual([]);
});

test('Save-Data fetches the Connect dialog on hover', {
  tag: '@full',
}, async ({ page, visitor }) => {
  await page.addInitScript(saveData);
  const fetched = requestsFor(page, CONNECT_FILE);
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  await page.mouse.move(30, 300);
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(fetched).toEqual([]);
  await visitor.connectButton.hover();
  await expect.poll(() => fetched.length).toBe(1);
});

test('Save-Data fetches a dialog when it opens', { tag: '@full' }, async ({ page, visitor }) => {
  await page.addInitScript(saveData);
  const fetched = requestsFor(page, DIALOG_FILE);
  await visitor.arriveConnected();
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(fetched).toEqual([]);
  await visitor.accountButton.click();
  await expect(visitor.accountDialog).toBeVisible();
  expect(fetched).toHaveLength(1);
});

/** Layout shifts from now on, in the page. */
function observeShifts(): readonly number[] {
  const seen: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.push(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
  return seen;
}

/** URLs requested from now on that match. */
function requestsFor(page: Page, file: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (file.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Waits until the page is idle. */
async function idle(page: Page) {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
