import { join } from 'node:path';
import { run } from '../run.ts';
import type { BuiltPackage } from './buildPackages.ts';

/**
 * What each entry point of a built package exports, by entry point as in its manifest, sorted; found
 * by importing it in a Node of its own, by its name.
 * @throws {Error} with what Node says when one cannot be imported
 */
export async function nodeExports({
  manifest,
  path,
}: BuiltPackage): Promise<Readonly<Record<string, readonly string[]>>> {
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.css'));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const specifier = JSON.stringify(join(manifest.name, entry));
      const program = `console.log(Object.keys(await import(${specifier})).join('\\n'))`;
      const { code, output } = await run(
        'node',
        ['--input-type=module', '--no-warnings', '--eval', program],
        { quiet: true, folder: path },
      );
      if (code !== 0) throw new Error(`Node cannot import ${specifier}:\n${output}`);
      return [entry, output.split('\n').filter(Boolean).sort()] as const;
    }),
  );
  return Object.fromEntries(found);
}
