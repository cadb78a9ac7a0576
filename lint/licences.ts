import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../scripts/run.ts';

/**
 * Versions from which the licence restricts use to one vendor's network. They must not be installed, not
 * even for a measurement; `.github/renovate.json5` proposes none.
 */
const refusedLicences: readonly { readonly of: RegExp; readonly from: readonly number[] }[] = [
  { of: /^@walletconnect\//, from: [2, 21, 9] },
  { of: /^@reown\/walletkit$/, from: [1, 2, 11] },
  { of: /^@reown\/appkit/, from: [1, 8, 1] },
];

/**
 * Checks all lock files of the repository.
 * @throws {Error} listing the refused packages
 */
export async function checkLicences(): Promise<void> {
  const found: string[] = [];
  for await (const file of glob('**/package-lock.json', {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  })) {
    const lock: unknown = JSON.parse(await readFile(resolve(root, file), 'utf8'));
    found.push(...refusedIn(lock).map((one) => `${file}: ${one}`));
  }
  if (found.length > 0)
    throw new Error(`Their licence does not allow us to install:\n${found.join('\n')}`);
}

/** Packages of a lock file with a refused version, such as `@walletconnect/core 2.21.9`. */
export function refusedIn(lock: unknown): readonly string[] {
  return Object.entries(fieldOf(lock, 'packages') ?? {}).flatMap(([path, about]) => {
    const named = fieldOf(about, 'name');
    const name = typeof named === 'string' ? named : path.replace(/^.*node_modules\//, '');
    const version = String(fieldOf(about, 'version'));
    return refusedLicences.some(({ of, from }) => of.test(name) && !isBefore(version, from))
      ? [`${name} ${version}`]
      : [];
  });
}

/** A version that cannot be parsed counts as late. */
function isBefore(version: string, limit: readonly number[]): boolean {
  const parts = version.split(/[.-]/).map(Number);
  for (const [index, least] of limit.entries()) {
    const part = parts[index] ?? Number.NaN;
    if (part !== least) return part < least;
  }
  return false;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
