import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../run.ts';
import type { BuiltPackage } from './buildPackages.ts';
import { builtFile } from './publishedManifest.ts';

/**
 * Exports of each entry point of the built packages, as `@mooring/safe/gateway a,b,c`, sorted; read by
 * importing it in a separate Node process.
 * @throws {Error} with Node's output when an import fails
 */
export async function nodeExports(packages: readonly BuiltPackage[]): Promise<readonly string[]> {
  const entries = packages.flatMap(({ manifest, path }) =>
    Object.entries(manifest.exports)
      .filter(([entry]) => !entry.endsWith('.css'))
      .map(([entry, source]) => [
        join(manifest.name, entry),
        pathToFileURL(join(path, builtFile(source))).href,
      ]),
  );
  const program = `for (const [name, file] of ${JSON.stringify(entries)})
    console.log(name, Object.keys(await import(file)).sort().join());`;
  const { code, output } = await run(
    'node',
    ['--input-type=module', '--no-warnings', '--eval', program],
    { quiet: true, folder: root },
  );
  if (code !== 0) throw new Error(`Node cannot import what was built:\n${output}`);
  return output.trim().split('\n');
}
