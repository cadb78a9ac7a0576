import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from '../../e2e/browsers/debianPackage.ts';

/** True if a program is on the PATH. */
function isOnPath(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.some((folder) => existsSync(join(folder, name)));
}

/**
 * Returns whether a program can be used, after installing its Debian package where that is possible. Without it, prints
 * which tests are skipped.
 */
export async function hasTool(name: string, debianPackage = name): Promise<boolean> {
  if (isOnPath(name)) return true;
  await installDebianPackage(debianPackage);
  if (isOnPath(name)) return true;
  console.warn(
    `Skipped: the tests that need ${name}. Install it (Debian: \`sudo apt-get install ${debianPackage}\`).`,
  );
  return false;
}
