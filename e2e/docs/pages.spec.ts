import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { siteFolder } from '../../apps/docs/site/serveSite.ts';
import { axeFaults } from '../axeFaults.ts';
import { idsOf, pathOf, test } from './site.ts';

/** The stage is tried in its frame. */
const pages = globSync('**/*.html', { cwd: siteFolder, exclude: ['stage/**'] }).sort();
/** Looked at in both themes and at both widths. */
const looked = [
  'index',
  'getting-started',
  'options',
  'components/connect-button',
  'playground',
  'background/comparison',
  'api/pairing',
];

test('the site has its pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'options.html', '404.html']));
});

test('code is coloured, without a style attribute', async ({ page, site }) => {
  await page.goto(`${site.url}/getting-started.html`);
  await expect(page.locator('.code-keyword').first()).toHaveCSS('color', 'rgb(138, 42, 107)');
});

for (const path of pages) {
  test(`${path}: nothing is refused, every link leads somewhere`, async ({ page, site }) => {
    await page.goto(`${site.url}/${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    const own = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    for (const href of new Set(hrefs)) {
      const address = new URL(href);
      if (address.origin !== site.url || pathOf(address).startsWith('stage/')) continue;
      expect(pages, `${href} is a page`).toContain(pathOf(address));
      const anchor = decodeURIComponent(address.hash.slice(1));
      // The playground's settings in an address are not an anchor.
      if (!anchor || anchor.startsWith('{')) continue;
      const ids = pathOf(address) === path ? own : await idsOf(pathOf(address));
      expect(ids, `${href} has its anchor`).toContain(anchor);
    }
    expect(await axeFaults(page)).toEqual([]);
  });
}

for (const name of looked) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`${name}, ${colorScheme}, ${width} px: readable, nothing overflows`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`${site.url}/${name}.html`);
        await expect(page.locator('html')).toHaveClass(
          colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*dark)/,
        );
        expect(await axeFaults(page)).toEqual([]);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled).toBeLessThanOrEqual(width);
      });
    }
  }
}
