import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const isWindows = process.platform === 'win32';

/** Error text where there is no anvil, with how to get it. */
export const ANVIL_MISSING =
  'A local chain needs "anvil". On Linux x64 it comes along with @mooring/devnet, unless optional ' +
  'dependencies are left out; elsewhere run "npm install @foundry-rs/anvil" beside this package, or ' +
  'install it from https://getfoundry.sh so that it is on the PATH.';

/**
 * Command that starts anvil: the binary of the npm package for this platform if installed, else `anvil`
 * from the PATH.
 */
export function findAnvil(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${anvilPackage()}/package.json`);
    const binary = join(dirname(manifest), 'bin', isWindows ? 'anvil.exe' : 'anvil');
    if (existsSync(binary)) return binary;
  } catch {
    // An optional dependency, available for some platforms only.
  }
  return 'anvil';
}

/** npm package with anvil for this platform, if there is one. */
function anvilPackage(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  return `@foundry-rs/anvil-${process.platform}-${architecture}`;
}
