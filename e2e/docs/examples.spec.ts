import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { test } from './site.ts';

const names = globSync('*.tsx', { cwd: join(import.meta.dirname, '../../apps/docs/examples') })
  .map((file) => basename(file, '.tsx'))
  .sort();

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${site.url}/options.html`);
});

for (const name of names) {
  test(`the example of ${name} unfolds, with its code, and works`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const option = page.locator('details.live-option', {
      has: page.locator(`iframe[src*="%22example%22%3A%22${name}%22"]`),
    });
    await option.locator('summary').click();
    await expect(option.locator('pre')).toContainText('export ');
    const stage = option.frameLocator('iframe');
    await expect(stage.getByRole('button').first()).toBeVisible();
    await stage.getByRole('button').first().click();
    await expect(stage.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
