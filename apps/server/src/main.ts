#!/usr/bin/env node
// The command of the package. A Node that is too old gets a sentence: nothing else is loaded before.
import process from 'node:process';
import { nodeFault } from './command/nodeFault.ts';
import { stopSignal } from './command/stopSignal.ts';

const fault = nodeFault(process.versions.node);
if (fault === null) {
  const stop = stopSignal();
  const { runCommand } = await import('./command/runCommand.ts');
  process.exit(await runCommand(process.argv.slice(2), stop));
}
process.stderr.write(`${fault}\n`);
process.exitCode = 1;
