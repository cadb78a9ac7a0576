// Runs the component tests in any installed Chromium; arguments go to Vitest.
import { findBrowser } from './browser.ts';
import { run } from './run.ts';

const { code } = await run('vitest', ['run', '--project', 'components', ...process.argv.slice(2)], {
  environment: { MOORING_BROWSER: await findBrowser() },
});
process.exitCode = code;
