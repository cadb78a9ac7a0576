import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildDeclarations } from 'tsdown';
import type { Plugin } from 'vite';
import { NODE_RANGE } from '../../apps/server/src/command/nodeFault.ts';
import { knownNetworks } from '../../apps/server/src/config/knownNetworks.ts';
import { ensurePage, pageFolder } from '../page.ts';
import { root } from '../run.ts';
import { viteBuild } from '../viteBuild.ts';
import { writeProject } from './buildModules.ts';
import type { BuiltPackage } from './buildPackages.ts';
import { NOTICES, readManifest, readRepository } from './publicPackage.ts';
import { repositoryFields } from './publishedManifest.ts';
import { publishedReadme } from './publishedReadme.ts';

const SERVER_FOLDER = 'apps/server';
/** Folder of the built page in the package, beside `dist`. */
const PAGE_FOLDER = 'page';
/** Licences of what a build contains, in a file that is not served. */
const LICENCES = '.vite/license.md';
/** What a configuration file imports. */
const ENTRY = 'src/config/defineConfig.ts';

/**
 * Builds the server into `<outFolder>/server`, from scratch: one package without dependencies, with the built page.
 * @throws {Error} when it or the page cannot be built
 */
export async function buildServer(outFolder: string): Promise<BuiltPackage> {
  await ensurePage();
  const source = join(root, SERVER_FOLDER);
  const path = join(outFolder, 'server');
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  await bundle(source, join(path, 'dist'));
  await cp(pageFolder, join(path, PAGE_FOLDER), { recursive: true });
  const notices = await Promise.all(
    ['dist', PAGE_FOLDER].map((folder) => readFile(join(path, folder, LICENCES), 'utf8')),
  );
  await writeFile(join(path, NOTICES), notices.join('\n'));
  for (const folder of ['dist', PAGE_FOLDER])
    await rm(join(path, folder, '.vite'), { recursive: true });
  const manifest = await readManifest(join(source, 'package.json'));
  const repository = await readRepository();
  const readme = await readFile(join(source, 'README.md'), 'utf8');
  await writeFile(join(path, 'README.md'), publishedReadme(readme, SERVER_FOLDER, repository));
  await copyFile(join(source, 'CHANGELOG.md'), join(path, 'CHANGELOG.md'));
  await copyFile(join(root, 'LICENSE'), join(path, 'LICENSE'));
  const { name, version, description, keywords, license, type } = manifest.fields;
  const published = {
    ...{ name, version, description, keywords, license, type },
    engines: { node: NODE_RANGE },
    ...repositoryFields(SERVER_FOLDER, repository),
    files: ['dist', PAGE_FOLDER, 'CHANGELOG.md', NOTICES],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    types: './dist/index.d.ts',
    bin: { mooring: './dist/main.js' },
  };
  await writeFile(join(path, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return { folder: 'server', manifest, hasNotices: true, path };
}

/** Replaces the networks by their data, without the code that defines them. */
const networksAsData: Plugin = {
  name: 'mooring:networks-as-data',
  load(file) {
    if (!file.endsWith('/config/knownNetworks.ts')) return null;
    const data = JSON.stringify(JSON.stringify(knownNetworks));
    return `export const knownNetworks = JSON.parse(${data});`;
  },
};

/** Bundles the command, and what a configuration file imports, with the libraries that they need. */
async function bundle(source: string, outDir: string): Promise<void> {
  await viteBuild({
    configFile: false,
    root: source,
    logLevel: 'warn',
    publicDir: false,
    plugins: [networksAsData],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: true,
      // A Node that is too old reads the entry, to say so.
      target: 'node20',
      license: { fileName: LICENCES },
      rolldownOptions: {
        // A dependency of oidc-provider makes wrappers of deprecated functions by eval.
        checks: { eval: false },
        input: { main: join(source, 'src/main.ts'), index: join(source, ENTRY) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // oidc-provider stores and answers with names of its classes, of which several modules have the same.
          keepNames: true,
        },
      },
    },
  });
  const project = await writeProject('server', [join(SERVER_FOLDER, ENTRY)], {
    paths: {},
    folders: [],
  });
  try {
    await buildDeclarations({
      config: false,
      logLevel: 'error',
      report: false,
      clean: false,
      cwd: source,
      entry: { index: ENTRY },
      outDir,
      platform: 'node',
      fixedExtension: false,
      dts: { emitDtsOnly: true },
      tsconfig: project,
      deps: { alwaysBundle: [/^[^.]/], onlyBundle: false },
    });
  } finally {
    await rm(project);
  }
}
