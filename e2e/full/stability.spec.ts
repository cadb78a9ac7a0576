import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Maximum layout shift of a page while loading (cumulative). */
const MOST_ON_LOAD = 0.002;
/** Maximum layout shift while an account connects or reconnects: its name takes room in the header. */
const MOST_ON_CONNECT = 0.02;

async function measureShifts(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    Reflect.set(window, 'shifted', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const nodes: (Element | null)[] = Reflect.get(entry, 'sources').map((source: object) =>
          Reflect.get(source, 'node'),
        );
        // The demo wallet's bar is added by the launcher after load; real visitors never have it.
        const moved = nodes.filter((node) => node?.localName !== 'demo-wallet-bar');
        if (Reflect.get(entry, 'hadRecentInput') || moved.length === 0) continue;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        for (const node of moved) {
          Reflect.get(window, 'shifted').push(node?.outerHTML?.slice(0, 120) ?? String(node));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, most: number) {
  const [shift, shifted]: [number, string[]] = await page.evaluate(() => [
    Reflect.get(window, 'shift'),
    Reflect.get(window, 'shifted'),
  ]);
  expect(shift, shifted.join('\n')).toBeLessThanOrEqual(most);
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no layout shift on load', async ({ page }) => {
      await measureShifts(page);
      for (const path of ['/', '/send', '/activity', '/multisig', '/sessions', '/settings']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectStill(page, MOST_ON_LOAD);
      }
    });

    test('no layout shift on connect and on return', async ({ page, visitor }) => {
      await measureShifts(page);
      await visitor.connect();
      await expect(page.getByRole('main')).toContainText('14.63');
      await page.waitForLoadState('networkidle');
      await expectStill(page, MOST_ON_CONNECT);
      for (const path of ['/', '/send', '/activity', '/multisig', '/sessions', '/settings']) {
        await page.goto(path);
        // The account button, or the sign-in button.
        await expect(visitor.mainButton).toHaveAttribute('aria-busy', 'false');
        await page.waitForLoadState('networkidle');
        await expectStill(page, MOST_ON_CONNECT);
      }
    });
  });
}
