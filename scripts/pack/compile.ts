import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, run } from '../run.ts';
import type { PublicPackage } from './publicPackage.ts';

/**
 * Compiles all modules reachable from the entry points into `<outFolder>/<package>/src`, with declarations.
 * Types are checked by `npm run check`, not here.
 *
 * Packages are compiled one by one: the compiler emits nothing for files it reaches through `node_modules`,
 * where packages find each other, and the way it reaches a file first is arbitrary.
 * @throws {Error} with the compiler's output
 */
export async function compile(packages: readonly PublicPackage[], outFolder: string) {
  await mkdir(outFolder, { recursive: true });
  for (const each of packages) await compilePackage(each, outFolder);
}

async function compilePackage({ folder, manifest }: PublicPackage, outFolder: string) {
  const project = join(outFolder, `tsconfig.${folder}.json`);
  const fromProject = (path: string) => relative(outFolder, join(root, path));
  const settings = {
    extends: fromProject('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      target: 'ES2022',
      rootDir: fromProject('packages'),
      outDir: '.',
    },
    include: [],
    files: [...Object.values(manifest.exports), ...Object.values(manifest.bin)]
      .filter((source) => /\.tsx?$/.test(source))
      .map((source) => fromProject(join('packages', folder, source))),
  };
  await writeFile(project, JSON.stringify(settings, null, 2));
  const { code, output } = await run('tsc', ['-p', project], { quiet: true });
  if (code !== 0) throw new Error(`${manifest.name} could not be compiled:\n${output}`);
}
