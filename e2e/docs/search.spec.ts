import { expect } from '@playwright/test';
import { test } from './site.ts';

for (const [query, path] of [
  ['tailwind', '/tailwind.html'],
  ['project id', '/pairing.html'],
  ['disconnect', '/headless.html'],
  ['chains', '/chains.html'],
] as const) {
  test(`site search lists ${path} among the first two for "${query}"`, async ({ page, site }) => {
    await page.goto(`${site.url}/getting-started.html`);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill(query);
    const results = page.locator('.VPLocalSearchBox a.result');
    await expect(results.first()).toBeVisible();
    const first = await results.evaluateAll((links) =>
      links.slice(0, 2).map((link) => new URL(link.getAttribute('href') ?? '', location.href)),
    );
    expect(first.map((url) => String(url))).toContainEqual(
      expect.stringContaining(`${site.url}${path}`),
    );
  });
}

test('site shows commands of npm as tabs of package managers', async ({ page, site }) => {
  await page.goto(`${site.url}/getting-started.html`);
  const group = page.locator('.vp-code-group', { hasText: '@mooring/connect' }).first();
  for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
    const [manager = ''] = command.split(' ');
    await group.getByText(manager, { exact: true }).first().click();
    await expect(group.getByText(`${command} @mooring/connect`)).toBeVisible();
  }
});

test('site has each page as Markdown, and a list of the guides', async ({ page, site }) => {
  const list = await (await page.request.get(`${site.url}/llms.txt`)).text();
  const addresses = [...list.matchAll(/\]\((\/[^)]+\.md)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(25);
  for (const address of addresses) {
    const response = await page.request.get(`${site.url}${address}`);
    expect(await response.text(), address).toMatch(/^# \S/);
  }
  await page.goto(`${site.url}/options.html`);
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/options.md');
});
