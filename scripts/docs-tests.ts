// Builds the documentation as a site and tests it in any installed Chromium; arguments go to Playwright.
import { findBrowser } from './browser.ts';
import { run } from './run.ts';

const built = await run('node', ['apps/docs/build.ts']);
if (built.code !== 0) process.exit(built.code);
const { code } = await run(
  'playwright',
  ['test', '-c', 'e2e/docs.config.ts', ...process.argv.slice(2)],
  { environment: { MOORING_BROWSER: await findBrowser() } },
);
process.exitCode = code;
