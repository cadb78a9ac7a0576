import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, run } from '../run.ts';
import type { PublicPackage } from './publicPackage.ts';

/**
 * Compiles everything the entry points lead to into `<outFolder>/<package>/src`, a module a file,
 * with declarations. Types are not checked here: `npm run check` has done so.
 *
 * Each package by itself: the compiler writes nothing of what it reaches through `node_modules`, where
 * one package finds another, and which way it comes to a file first is chance.
 * @throws {Error} with what the compiler says
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
