// Runs the browser tests on any installed Chromium; arguments go to Playwright.
import { findBrowser } from './browser.ts';
import { ensurePage } from './page.ts';
import { run } from './run.ts';

await ensurePage();
const { code } = await run('playwright', ['test', ...process.argv.slice(2)], {
  environment: { MOORING_BROWSER: await findBrowser() },
});
process.exitCode = code;
