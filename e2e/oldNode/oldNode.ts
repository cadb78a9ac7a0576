// Runs the packages' unit tests on the oldest Node they promise; arguments go to Vitest.
import { join } from 'node:path';
import { root, run } from '../../scripts/run.ts';
import { installTools } from './installTools.ts';

const folder = await installTools();
const bin = (path: string) => join(folder, 'node_modules', path);
const { code } = await run(
  bin('.bin/node'),
  [
    bin('vitest/vitest.mjs'),
    'run',
    '--config',
    join(import.meta.dirname, 'vitest.config.mjs'),
    ...process.argv.slice(2),
  ],
  {
    environment: {
      MOORING_OLD_NODE: folder,
      // Processes that tests start are TypeScript too, which this Node does not read.
      NODE_OPTIONS: `--import=${new URL(`file://${bin('tsx/dist/loader.mjs')}`).href}`,
    },
    folder: root,
  },
);
process.exitCode = code;
