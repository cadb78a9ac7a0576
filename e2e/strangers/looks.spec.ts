// The kit in applications with styles of their own, from the packed packages: each piece has the place, size, colours and
// type that it has on a page without any. A picture of each dialog is kept in test-results/looks.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { findDifferences, type Look } from '../looks/measure.ts';
import { test } from './stranger.ts';

const source = await readFile(new URL('../looks/measure.ts', import.meta.url), 'utf8');
const measuring = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;

const hosts = [
  ...['tailwind-3', 'tailwind-4', 'bootstrap', 'normalize.css', 'antd', 'mui', 'mantine'],
  ...['chakra-3', 'chakra-2', 'styled-components', 'hostile'],
];
const views = [
  { locale: 'en', mode: 'light', width: 1280 },
  { locale: 'ar', mode: 'dark', width: 390 },
] as const;

/** Looks of each piece, dialog by dialog. */
async function look(page: Page, picture: string, url: string): Promise<Look[][]> {
  const measure = async () => {
    // Marks of wallets and networks have replaced their letters.
    await expect(page.locator('.mooring-tile, svg.mooring-network-icon')).toHaveCount(0);
    return page.evaluate(async (from) => {
      const { measure: read } = await import(from);
      await document.fonts.ready;
      return read();
    }, measuring);
  };
  await page.goto(url);
  await expect(page.locator('.mooring-main-button[data-view="connect"]')).toBeVisible();
  await expect(page.locator('.mooring-wallet-button img')).toBeVisible();
  await expect(page.locator('.mooring-transaction-status')).not.toBeEmpty();
  const looks: Look[][] = [await measure()];
  for (const [button, dialog] of [
    ['.mooring-main-button', 'list'],
    ['.mooring-main-button', 'account'],
    ['.mooring-network-button', 'network'],
  ] as const) {
    await page.locator(button).click();
    const shown = page.locator('.mooring-dialog');
    await expect(shown).toBeVisible();
    await expect(shown.locator('.mooring-row-space, .mooring-skeleton')).toHaveCount(0);
    looks.push(await measure());
    await page.screenshot({ path: `test-results/looks/${picture}-${dialog}.png` });
    if (dialog === 'list') {
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

for (const host of hosts) {
  for (const { locale, mode, width } of views) {
    test(`${host}, ${locale}, ${mode}, ${width} px: the same as on a plain page`, async ({
      page,
      wallet,
    }) => {
      expect(wallet.isConnected).toBe(false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const url = (name: string) => `/?host=${name}&locale=${locale}&mode=${mode}`;
      const plain = await look(page, `plain-${locale}`, url('plain'));
      await page.evaluate(() => localStorage.clear());
      const hosted = await look(page, `${host}-${locale}`, url(host));
      const found = plain.map((looks, at) => findDifferences(looks, hosted[at] ?? []).slice(0, 5));
      expect(found).toEqual(plain.map(() => []));
    });
  }
}
