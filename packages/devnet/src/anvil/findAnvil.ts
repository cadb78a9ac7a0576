import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What to say when there is no anvil to run. */
export const ANVIL_MISSING =
  'The local network needs "anvil": run "npm install" on Linux x64, where it comes with the project, ' +
  'or install it from https://getfoundry.sh so that it is on the PATH.';

/**
 * The command that starts anvil: the binary of the npm package for this machine where it is
 * installed, else `anvil`, for the system to find on the PATH.
 */
export function findAnvil(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const packageName = `@foundry-rs/anvil-${process.platform}-${architecture}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
    const binary = join(dirname(manifest), 'bin', 'anvil');
    if (existsSync(binary)) return binary;
  } catch {
    // Not installed: it is an optional dependency, made for some machines only.
  }
  return 'anvil';
}
