import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { within } from '../weather/weather.ts';

const main = resolve(join(import.meta.dirname, '../../apps/server/src/main.ts'));
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9" fill="#7a1fa2"/></svg>';
const config = {
  appName: 'Acme Treasury',
  publicUrl: 'https://wallet.acme.example',
  networks: [{ id: 1, upstreams: ['http://127.0.0.1:10/KEY'] }],
  brand: {
    logo: 'logo.svg',
    icon: 'logo.svg',
    preview: 'logo.svg',
    accent: '#0b6570',
    locale: 'de',
    home: {
      de: { headline: 'Die Kasse von Acme', lead: 'Verbinden, prüfen, senden.' },
      ar: { headline: 'خزينة أكمي' },
    },
  },
};

/** The preview of an operator's brand, as its command serves it. */
const test = base.extend<object, { preview: string }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mooring-preview-'));
      await writeFile(join(folder, 'logo.svg'), logo);
      await writeFile(join(folder, 'mooring.config.json'), JSON.stringify(config));
      const child = spawn(process.execPath, [main, 'preview'], {
        cwd: folder,
        env: { PATH: process.env['PATH'] },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      let url = '';
      for await (const line of createInterface(child.stdout)) {
        url = /^The preview is at (http:\S+)$/.exec(line)?.[1] ?? '';
        if (url !== '') break;
      }
      await use(url);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', ...within(60_000) },
  ],
});

const framed = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

// Every further worker would start a server.
test.describe.configure({ mode: 'default' });

test('preview shows each page in each language and both themes', async ({ page, preview }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(preview);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview of Acme Treasury');
  await expect(page.getByText(/#0b6570 has a contrast of .* with the dark theme/)).toBeVisible();
  for (const [title, heading, theme] of [
    ['/, German, light', 'Die Kasse von Acme', 'light'],
    ['/, German, dark', 'Die Kasse von Acme', 'dark'],
    ['/, Arabic, dark', 'خزينة أكمي', 'dark'],
  ] as const) {
    await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
    const frame = framed(page, title);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(frame.locator('html')).toHaveAttribute('data-mooring-theme', theme);
  }
  await page.locator('iframe[title="/settings, German, dark"]').scrollIntoViewIfNeeded();
  const settings = page.locator('figure', {
    has: page.locator('[title="/settings, German, dark"]'),
  });
  await expect(settings.locator('[data-title]')).toHaveText('Einstellungen · Acme Treasury');

  const german = page.getByRole('region', { name: 'German', exact: true });
  await expect(german.getByText('Verbinden, prüfen, senden.', { exact: true })).toBeVisible();
  const picture = german.getByRole('img', { name: 'Picture of links' });
  await expect(picture).toHaveJSProperty('naturalWidth', 9);
  await expect(german.getByRole('region', { name: /^Head/ })).toContainText(
    '<meta property="og:image" content="https://wallet.acme.example/brand/preview-',
  );
  await expect(page.getByRole('region', { name: 'Web manifest' })).toContainText(
    '"name": "Acme Treasury"',
  );
  expect(violations).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`preview in the ${colorScheme} theme, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('breaks no rule of axe, and does not scroll sideways', async ({ page, preview }) => {
        await page.goto(preview);
        expect(await axeFaults(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    });
  }
}

test('preview is framed by no other site, and frames of it by the preview alone', async ({
  page,
  preview,
}) => {
  const own = await page.request.get(preview);
  expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.goto(preview);
  const source = await page.locator('iframe').first().getAttribute('src');
  const shown = await page.request.get(source ?? '');
  expect(shown.headers()['content-security-policy']).toContain(`frame-ancestors ${preview};`);
});
