// Takes the README's screenshots of the running product.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocal } from '@mooring/devnet/local';
import { chromium } from '@playwright/test';
import { ensurePage, pageFolder } from '../scripts/page.ts';
import { root } from '../scripts/run.ts';
import { findChromium } from './browsers/findChromium.ts';
import { Visitor } from './visitor.ts';

await ensurePage();
const folder = join(root, 'docs/pictures');
await mkdir(folder, { recursive: true });
const local = await startLocal({ pageFolder });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  baseURL: local.url,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});
await new Visitor(page).connect();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: join(folder, 'home.png') });
await browser.close();
await local.stop();
