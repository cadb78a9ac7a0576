import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'tsdown';
import { splitTexts } from '../../languages/splitTexts.ts';
import { root } from '../run.ts';
import type { PublicPackage } from './publicPackage.ts';
import { sourceModules } from './sourceModules.ts';

/**
 * Builds all modules reachable from the entry points into `<path>/dist`, a file each, with declarations and
 * source maps; those of bundled packages too. Types are checked by `npm run check`, not here.
 * @param bundled packages that are built into those that import them
 * @throws {Error} when a module or declaration cannot be built
 */
export async function buildModules(
  { folder, manifest }: PublicPackage,
  path: string,
  bundled: readonly PublicPackage[],
) {
  const source = join(root, 'packages', folder, 'src');
  const entry = [...Object.values(manifest.exports), ...Object.values(manifest.bin)].filter(
    (file) => /\.tsx?$/.test(file),
  );
  // Frameworks with server components treat the module as client code. Where React is optional, that is the folder
  // of the screens.
  const isOptional = hasOptionalPeer(manifest, 'react');
  const directiveOf = (file: string) =>
    'react' in manifest.peerDependencies && (!isOptional || file.startsWith('react/'))
      ? "'use client';"
      : '';
  const sources = bundledSources(bundled);
  const folders = bundled.map((each) => each.folder);
  const files = entry.map((file) => join('packages', folder, file));
  const project = await writeProject(folder, files, { paths: sources, folders });
  try {
    await build({
      config: false,
      logLevel: 'error',
      report: false,
      cwd: dirname(source),
      root: source,
      entry,
      outDir: join(path, 'dist'),
      unbundle: true,
      platform: 'neutral',
      target: 'es2022',
      fixedExtension: false,
      tsconfig: project,
      dts: { sourcemap: false },
      sourcemap: true,
      deps: { neverBundle: true, alwaysBundle: [/^@web3icons\//, ...Object.keys(sources)] },
      plugins: [splitTexts(), sourceModules(source)],
      // A constant in place of its import would leave an import of nothing.
      inputOptions: { optimization: { inlineConst: false } },
      outputOptions: {
        banner: ({ isEntry, fileName }) =>
          isEntry && fileName.endsWith('.js') ? directiveOf(fileName) : '',
        sourcemapPathTransform: (file, map) =>
          relative(
            dirname(map),
            join(path, 'src', sourcePath(source, resolve(dirname(map), file))),
          ),
      },
    });
  } finally {
    await rm(project);
  }
}

function hasOptionalPeer({ fields }: PublicPackage['manifest'], name: string): boolean {
  const peer: unknown = Object(fields['peerDependenciesMeta'])[name];
  return Object(peer).optional === true;
}

/**
 * Path of a source file as if it were in the package, in `src` beside `dist`: its path in this repository is
 * meaningless elsewhere. Bundled packages have a folder each.
 */
function sourcePath(source: string, file: string): string {
  return relative(source, file).replaceAll('\\', '/').replace('../../', '');
}

/** Source files of the entry points of bundled packages, by specifier: `@mooring/internal/json`. */
function bundledSources(bundled: readonly PublicPackage[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    bundled.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports).map(([entry, source]) => [
        join(manifest.name, entry),
        `./${join('packages', folder, source)}`,
      ]),
    ),
  );
}

interface BundledSources {
  /** Source files of entry points by specifier. */
  readonly paths: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
}

/**
 * Writes the compiler's settings for the declarations of a package. In the root folder, since the compiler
 * writes those below the settings only, and with bundled packages by the paths of their sources: it writes
 * nothing of what it reaches through `node_modules`. All their files are named: one that another package's import reaches
 * first would count as a library's.
 */
export async function writeProject(
  folder: string,
  files: readonly string[],
  { paths, folders }: BundledSources,
): Promise<string> {
  const project = join(root, `tsconfig.pack-${folder}-${process.pid}.json`);
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: {
      paths: Object.fromEntries(Object.entries(paths).map(([name, source]) => [name, [source]])),
    },
    include: folders.map((each) => join('packages', each, 'src')),
    exclude: ['**/*.test.*', '**/*.testing.*'],
    files,
  };
  await writeFile(project, JSON.stringify(settings));
  return project;
}
