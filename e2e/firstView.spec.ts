import type { Page } from '@playwright/test';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './fixtures.ts';
import { storeConnection } from './storedConnection.ts';

/** Console messages of a page. */
function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  return said;
}

/** Marks the headline and the button of the server's HTML, before any script of the page runs. */
async function markFirstView(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#app h1, #app button')) {
        Object.assign(element, { isFromServer: true });
      }
    });
  });
}

const isFromServer = (element: Element) => Reflect.get(element, 'isFromServer') === true;
const ready = (page: Page) => expect(page.locator('html:not([data-first-view])')).toBeVisible();

for (const [name, locale, colorScheme, headline] of [
  ['English', 'en-GB', 'light', 'A quiet harbour for the wallet you already have'],
  ['a dark system', 'en-US', 'dark', 'A quiet harbour for the wallet you already have'],
  ['Arabic', 'ar-EG', 'light', 'مرسى'],
  ['Arabic on a dark system', 'ar-EG', 'dark', 'مرسى'],
  ['French', 'fr-FR', 'light', 'Un port tranquille'],
] as const) {
  test.describe(name, () => {
    test.use({ locale, colorScheme });

    const isQuick = ['English', 'Arabic on a dark system'].includes(name);
    test(`${name}: the server’s first view hydrates without a warning`, {
      tag: isQuick ? [] : ['@full'],
    }, async ({ page, visitor }) => {
      const said = consoleOf(page);
      await markFirstView(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(headline);
      await ready(page);
      expect(await title.evaluate(isFromServer)).toBe(true);
      expect(await visitor.mainButton.evaluate(isFromServer)).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-EG' ? 'rtl' : 'ltr');
      await page.waitForLoadState('networkidle');
      expect(said).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}

for (const locale of ['en-GB', 'ar-EG']) {
  test.describe(() => {
    test.use({ locale });

    test(`the first view in ${locale} stays where it is while the rest of it arrives`, async ({
      page,
    }) => {
      await page.goto('/');
      await ready(page);
      const moved = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.welcome-words > *, .welcome li')];
        const placeOf = (part: Element) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [x, y, width].map(Math.round).join();
        };
        const places = parts.map(placeOf);
        return [...parts.entries()].reverse().flatMap(([index, last]) => {
          // Leaves the page as it is before what follows has been parsed.
          for (
            let node: Element | null = last;
            node && node.id !== 'app';
            node = node.parentElement
          )
            while (node.nextSibling) node.nextSibling.remove();
          const others = parts
            .slice(0, index + 1)
            .filter((part, at) => placeOf(part) !== places[at]);
          return others.map(({ className, textContent }) => `${className} ${textContent}`);
        });
      });
      expect(moved).toEqual([]);
    });

    test(`a first visit in ${locale} loads four files until its button can be used`, async ({
      page,
    }) => {
      // Then dialogs are fetched ahead, but not here.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const loaded: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The demo wallet is of the local network alone.
        if (/\.(?:js|css)$/.test(pathname) && !pathname.startsWith('/demo-wallet'))
          loaded.push(pathname);
      });
      await page.goto('/');
      await ready(page);
      await page.waitForLoadState('networkidle');
      expect(loaded).toHaveLength(4);
    });
  });
}

test('first view is hidden from visitors who will see another page', { tag: '@long' }, async ({
  page,
  local,
}) => {
  const said = consoleOf(page);
  await markFirstView(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const app = document.getElementById('app');
      const shown = app?.hasChildNodes() && getComputedStyle(app).visibility;
      Object.assign(window, { shownFirst: shown === 'visible' });
    });
  });
  const open = async (path: string) => {
    await page.goto(path);
    await ready(page);
    await expect(page.locator('.mooring-main-button').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shownFirst'))).toBe(false);
    expect(await page.locator('#app h1').evaluate(isFromServer)).toBe(false);
  };
  await open('/settings');
  for (const [key, value] of [
    ['mooring.theme', 'dark'],
    ['mooring.locale', 'ar'],
    ['mooring.accent', 'rose'],
  ] as const) {
    await page.evaluate((kept) => localStorage.setItem(kept.key, kept.value), { key, value });
    await open('/');
    await page.evaluate((name) => localStorage.removeItem(name), key);
  }
  const accounts = local.devnet.accounts.slice(0, 1).map(({ address }) => address);
  await storeConnection(page, { wallet: 'demo', accounts });
  await open('/');
  await expect(page.locator('.mooring-main-button[data-view="account"]')).toBeVisible();
  expect(said).toEqual([]);
});

for (const part of ['banner', 'main'] as const) {
  test(`a press on ${part} before the page hydrates opens the dialog afterwards`, async ({
    page,
    visitor,
  }) => {
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole(part)
      .getByRole('button', { name: /^Connect / })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-pressed', /\d/);
    script.resolve();
    await expect(visitor.connectDialog).toBeVisible();
  });
}

test('the button is usable after five scripts and stylesheets at most', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (/\.(js|css)$/.test(pathname) && !pathname.startsWith('/demo-wallet/')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    // Parts that are fetched in idle time are not counted.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(5);
  for (const path of [...asked, '/', '/demo-wallet/wallet.js']) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers['content-encoding'], path).toMatch(/br|gzip/);
  }
});
