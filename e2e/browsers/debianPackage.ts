import { readFile } from 'node:fs/promises';
import { type Ran, run } from '../../scripts/run.ts';

/**
 * Installs a Debian package, on Debian as root. Resolves with the result of apt, or `undefined` on other
 * systems.
 */
export async function installDebianPackage(name: string): Promise<Ran | undefined> {
  if (process.getuid?.() !== 0 || !(await isDebian())) return undefined;
  console.log(`Installing the system’s package ${name}…`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    quiet: true,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

async function isDebian(): Promise<boolean> {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(await readFile('/etc/os-release', 'utf8'));
  } catch {
    // No such file: not Linux, or an unknown distribution.
    return false;
  }
}
