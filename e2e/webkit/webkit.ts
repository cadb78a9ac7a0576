// Tests the main journey in WebKit, Safari's engine: Debian's MiniBrowser over WebDriver. Ends with a line
// of counts.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startLocal } from '@mooring/devnet/local';
import { chromium } from '@playwright/test';
import { ensurePage, pageFolder } from '../../scripts/page.ts';
import { installDebianPackage } from '../browsers/debianPackage.ts';
import { findChromium } from '../browsers/findChromium.ts';
import { arabicJourney, type Journey, phoneJourney, walletJourney } from './journeys.ts';
import { startWebKit } from './startWebKit.ts';

const programs = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/**
 * Path of MiniBrowser, with WebKitWebDriver and Xvfb on the PATH: installed ones, or Debian's packages,
 * installed now.
 * @throws {Error} with a sentence on how to get them
 */
export async function findWebKit(): Promise<string> {
  for (const [program, name] of [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ] as const) {
    if (!isOnPath(program)) await installDebianPackage(name);
  }
  const [found] = globSync(programs);
  if (found && isOnPath('WebKitWebDriver') && isOnPath('Xvfb')) return found;
  throw new Error(
    'The journeys in WebKit need its driver and a screen: `sudo apt-get install webkit2gtk-driver xvfb` on Debian.',
  );
}

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.some((folder) => existsSync(join(folder, program)));
}

const count = { passed: 0, failed: 0 };

/** Runs the steps of a journey; after a failure the remaining ones fail too. */
async function take(journey: Journey) {
  let isOver = false;
  for (const [name, step] of Object.entries(journey)) {
    try {
      if (isOver) throw new Error('The previous step failed.');
      await step();
      count.passed += 1;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      isOver = true;
      count.failed += 1;
      console.log(`  ✘ ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

if (import.meta.main) {
  await ensurePage();
  const program = await findWebKit();
  console.log(`WebKit: ${program}`);
  const local = await startLocal({ pageFolder });
  const { browser, stop } = await startWebKit(program);
  const other = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await take(walletJourney(browser, local));
    const phone = await other.newPage();
    // The first visit builds the page.
    await phone.goto(local.phoneUrl ?? '', { timeout: 60_000 });
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await take(phoneJourney(browser, phone, local));
    await take(arabicJourney(browser, local));
  } finally {
    await other.close();
    await stop();
    await local.stop();
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0 || count.passed === 0) process.exitCode = 1;
}
