// Runs a command with any installed Chromium in MOORING_BROWSER:
//
//   node e2e/browsers/inChromium.ts playwright test
import { run } from '../../scripts/run.ts';
import { findChromium } from './findChromium.ts';

const [command = '', ...args] = process.argv.slice(2);
const { code } = await run(command, args, {
  environment: { MOORING_BROWSER: await findChromium() },
});
process.exitCode = code;
