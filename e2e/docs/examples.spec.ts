import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { pageOf } from '../../apps/docs/site/pages.ts';
import { axeFaults } from '../axeFaults.ts';
import { test } from './site.ts';

const root = join(import.meta.dirname, '../..');
const names = globSync('apps/docs/examples/*.tsx', { cwd: root })
  .map((file) => basename(file, '.tsx'))
  .sort();
/** Page of each example. */
const pages = new Map(
  globSync('docs/**/*.md', { cwd: root }).flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(/^<!-- live: \{"example":"(\w+)"/gm)].map(
      ([, name]) => [name, pageOf(source).replace(/md$/, 'html')] as const,
    ),
  ),
);

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

for (const name of names) {
  test(`the example of ${name} unfolds, with its code, and works`, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site.url}/${pages.get(name)}`);
    const example = page.locator('.live-example', {
      has: page.locator(`iframe[src*="%22example%22%3A%22${name}%22"]`),
    });
    // Around the example, or below it.
    const option = page
      .locator('details.live-option', { has: example })
      .or(example.locator('+ details.live-option'));
    await option.locator('summary').click();
    await expect(option.locator('pre')).toContainText('export ');
    const stage = example.frameLocator('iframe');
    await expect(stage.getByRole('button').first()).toBeVisible();
    await stage.getByRole('button').first().click();
    await expect(stage.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
