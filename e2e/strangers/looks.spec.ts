// The kit in applications with their own styles, from the packed packages: each piece has the place, size, colours and
// type that it has on a page without any. Pictures of each view are kept in test-results/looks.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { findDifferences, type Look } from '../looks/measure.ts';
import { test } from './stranger.ts';

const source = await readFile(new URL('../looks/measure.ts', import.meta.url), 'utf8');
const measuring = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;

const hosts = [
  ...['vite', 'vite-tailwind', 'next', 'next-tailwind', 'tailwind-3', 'tailwind-4', 'bootstrap'],
  ...['normalize.css', 'antd', 'mui', 'mantine', 'chakra-3', 'chakra-2', 'styled-components'],
  ...['unset', 'hostile'],
];
const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/** Looks of each piece, dialog by dialog, in each view. */
async function look(page: Page, host: string, locale: string): Promise<Record<string, Look[]>> {
  const looks: Record<string, Look[]> = {};
  const see = async (what: string) => {
    // Marks of wallets and networks have replaced their letters; nothing is under the pointer.
    await expect(page.locator('.mooring-tile, svg.mooring-network-icon')).toHaveCount(0);
    await page.mouse.move(0, 0);
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      // The pane beside the list of wallets, in a wide window.
      const beside = what === 'connect' && width >= 768 ? 3 : 0;
      await expect(page.locator('.mooring-picture')).toHaveCount(beside);
      const view = `${what}-${colorScheme}-${width}`;
      looks[view] = await page.evaluate(async (from) => {
        const { measure } = await import(from);
        await document.fonts.ready;
        return measure();
      }, measuring);
      await page.screenshot({ path: `test-results/looks/${host}/${locale}-${view}.png` });
    }
  };
  await page.goto(`/?host=${host}&locale=${locale}`);
  await expect(page.locator('.mooring-main-button[data-view="connect"]')).toBeVisible();
  await expect(page.locator('.mooring-wallet-button img')).toBeVisible();
  await expect(page.locator('.mooring-transaction-status')).not.toBeEmpty();
  await see('page');
  for (const [button, dialog] of [
    ['.mooring-main-button', 'connect'],
    ['.mooring-main-button', 'account'],
    ['.mooring-network-button', 'network'],
  ] as const) {
    await page.locator(button).click();
    const shown = page.locator('.mooring-dialog');
    await expect(shown).toBeVisible();
    await expect(shown.locator('.mooring-row-space, .mooring-skeleton')).toHaveCount(0);
    await see(dialog);
    if (dialog === 'connect') {
      await shown.locator('.mooring-row', { hasText: 'Test Wallet' }).click();
      await expect(shown).toHaveCount(0);
      await expect(page.locator('.mooring-button-balance bdi').first()).toBeAttached();
    } else {
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
    }
  }
  return looks;
}

/** Looks on a plain page, by language: once in each process. */
const plainLooks = new Map<string, Record<string, Look[]>>();

// Sixteen views of a page, and in each process as many of the plain one.
test.describe.configure({ timeout: 180_000 });

for (const host of hosts) {
  for (const locale of ['en', 'ar']) {
    test(`${host}, ${locale}: the same as on a plain page`, async ({ page, wallet }) => {
      expect(wallet.isConnected).toBe(false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const plain = plainLooks.get(locale) ?? (await look(page, 'plain', locale));
      plainLooks.set(locale, plain);
      // What the page before has kept.
      await page.goto('/');
      await page.evaluate(() => localStorage.clear());
      const hosted = await look(page, host, locale);
      for (const [view, looks] of Object.entries(plain))
        expect.soft(findDifferences(looks, hosted[view] ?? []).slice(0, 5), view).toEqual([]);
    });
  }
}
