// Finds a Chromium for the browser tests; installs Debian's package if there is none and we are root.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debianPackage.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: `MOORING_BROWSER`, then one on the PATH, then Playwright's own, then Debian's
 * package, installed now.
 * @throws {Error} with a sentence on how to get one
 */
export async function findChromium(): Promise<string> {
  const named = process.env['MOORING_BROWSER'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`MOORING_BROWSER names ${named}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  const tried = await installDebianPackage('chromium');
  if (tried) {
    const now = installed();
    if (now) return now;
    throw new Error(`Chromium could not be installed (exit code ${tried.code}):\n${tried.output}`);
  }
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: `sudo apt-get install chromium`, any system: `npx playwright install chromium`) or name one in MOORING_BROWSER.',
  );
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macApps, chromium.executablePath()].find((path) => existsSync(path));
}
