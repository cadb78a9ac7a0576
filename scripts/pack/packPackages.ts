import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { type BuiltPackage, buildPackages } from './buildPackages.ts';

/** A package with the file that is published. */
export interface PackedPackage extends BuiltPackage {
  readonly tarball: string;
}

/**
 * Builds every public package into `dist/packages` and packs it into `dist/tarballs`.
 * @throws {Error} with what went wrong
 */
export async function packPackages(): Promise<readonly PackedPackage[]> {
  const packages = await buildPackages(join(root, 'dist', 'packages'));
  const folder = join(root, 'dist', 'tarballs');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const paths = packages.map(({ path }) => path);
  const { code, output } = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...paths],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`The packages could not be packed:\n${output}`);
  return packages.map((each) => ({ ...each, tarball: join(folder, tarballName(each)) }));
}

/** What npm calls it: `@mooring/connect` 0.1.0 is `mooring-connect-0.1.0.tgz`. */
function tarballName({ manifest }: BuiltPackage): string {
  return `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
}
