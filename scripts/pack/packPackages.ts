import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { type BuiltPackage, buildPackages } from './buildPackages.ts';
import { buildServer } from './buildServer.ts';

/** Package with its tarball. */
export interface PackedPackage extends BuiltPackage {
  readonly tarball: string;
  /** Paths of its files, relative to the package. */
  readonly files: readonly string[];
  /** Sizes in bytes. */
  readonly packedSize: number;
  readonly unpackedSize: number;
}

/** Report of `npm pack` on one package. */
interface NpmReport {
  readonly name: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Builds every public package, the server among them, into `dist/packages` and packs it into `dist/tarballs`.
 * @throws {Error} with the output of the failed step
 */
export async function packPackages(): Promise<readonly PackedPackage[]> {
  const built = join(root, 'dist', 'packages');
  const packages = [...(await buildPackages(built)), await buildServer(built)];
  const folder = join(root, 'dist', 'tarballs');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const paths = packages.map(({ path }) => path);
  const { code, output } = await run(
    'npm',
    ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', folder, ...paths],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`The packages could not be packed:\n${output}`);
  const reports: readonly NpmReport[] = JSON.parse(output);
  return packages.map((each) => {
    const report = reports.find(({ name }) => name === each.manifest.name);
    if (!report) throw new Error(`npm did not pack ${each.manifest.name}.`);
    return {
      ...each,
      tarball: join(folder, tarballName(each)),
      files: report.files.map(({ path }) => path),
      packedSize: report.size,
      unpackedSize: report.unpackedSize,
    };
  });
}

/** Name chosen by npm: `@mooring/connect` 0.1.0 is `mooring-connect-0.1.0.tgz`. */
function tarballName({ manifest }: BuiltPackage): string {
  return `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
}
