// Runs the journeys in any installed Firefox; arguments go to Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensurePage } from '../../scripts/page.ts';
import { run } from '../../scripts/run.ts';
import { installDebianPackage } from './debianPackage.ts';

const names = ['firefox-esr', 'firefox'];
const macApp = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Path of a Firefox: `MOORING_FIREFOX`, then one on the PATH, then Debian's package, installed now.
 * @throws {Error} with a sentence on how to get one
 */
export async function findFirefox(): Promise<string> {
  const named = process.env['MOORING_FIREFOX'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`MOORING_FIREFOX names ${named}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  const tried = await installDebianPackage('firefox-esr');
  const now = installed();
  if (now) return now;
  if (tried) {
    throw new Error(`Firefox could not be installed (exit code ${tried.code}):\n${tried.output}`);
  }
  throw new Error(
    'The journeys in Firefox need one: install it (Debian: `sudo apt-get install firefox-esr`) or name one in MOORING_FIREFOX.',
  );
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, macApp].find((path) => existsSync(path));
}

if (import.meta.main) {
  await ensurePage();
  const firefox = await findFirefox();
  console.log(`Firefox: ${firefox}`);
  const { code } = await run(
    'playwright',
    ['test', '-c', 'e2e/firefox.config.ts', ...process.argv.slice(2)],
    { environment: { MOORING_FIREFOX: firefox } },
  );
  process.exitCode = code;
}
