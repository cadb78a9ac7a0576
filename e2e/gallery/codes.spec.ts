import { test as base, expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { type Gallery, serveGallery } from '../layout/serveGallery.ts';

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const gallery = await serveGallery();
      await use(gallery);
      await gallery.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a phone's camera reads off the dialog, light around the code or dark. */
async function scan(page: Page): Promise<string | undefined> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  const { data, width, height } = PNG.sync.read(await dialog.screenshot());
  const found = jsQR(new Uint8ClampedArray(data), width, height, {
    inversionAttempts: 'dontInvert',
  });
  return found?.data;
}

for (const theme of ['light', 'dark']) {
  for (const [what, show, width] of [
    ['with the mark of the application', 'connect-scan-waiting', 1280],
    ['with the mark of a wallet', 'connect-scan-wallet', 1280],
    ['on a narrow screen', 'connect-scan-program', 320],
  ] as const) {
    test(`a code ${what} can be scanned, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?show=${show}&theme=${theme}`);
      expect(await scan(page)).toMatch(
        /^wc:[\da-f]{64}@2\?relay-protocol=irn&symKey=[\da-f]{64}&expiryTimestamp=\d+$/,
      );
    });
  }

  test(`the code of a store can be scanned, ${theme}`, async ({ page }) => {
    await page.goto(`/?show=connect-get&theme=${theme}`);
    await page.getByRole('img').scrollIntoViewIfNeeded();
    expect(await scan(page)).toMatch(/^https:\/\/apps\.apple\.com\/app\/id\d+$/);
  });
}

test('is the same code in a language written from the right', async ({ page }) => {
  await page.goto('/?show=connect-scan-wallet&locale=ar');
  expect(await scan(page)).toMatch(/^wc:/);
});
