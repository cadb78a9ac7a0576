import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../run.ts';
import { type BuiltPackage, buildPackages } from './buildPackages.ts';
import { NOTICES } from './publicPackage.ts';
import { builtFile } from './publishedManifest.ts';
import { MARKS } from './sourceModules.ts';

/** Line of a module that only exports names of others. */
const ONLY_NAMES =
  /^(?:import|export) .* from "[^"]+";$|^export \{.*\};$|^['"]use client['"];$|^#!/;

let folder: string;
let packages: readonly BuiltPackage[];

beforeAll(async () => {
  // Inside the repository, where their dependencies are found.
  folder = await mkdtemp(join(root, 'node_modules', '.mooring-published-'));
  packages = await buildPackages(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('every entry point can be imported in Node without a window, with the exports of its source', async () => {
  const expected: string[] = [];
  for (const { folder: name, manifest } of packages) {
    for (const [entry, source] of Object.entries(manifest.exports)) {
      if (entry.endsWith('.css')) continue;
      const module: object = await import(pathToFileURL(join(root, 'packages', name, source)).href);
      expected.push(`${join(manifest.name, entry)} ${Object.keys(module).sort().join()}`);
    }
  }
  expect(await nodeExports(packages)).toEqual(expected);
});

it('packages contain every file that a module or declaration imports', async () => {
  for (const { path, manifest } of packages) {
    const files = new Set(await readdir(join(path, 'dist'), { recursive: true }));
    for (const name of files) {
      if (!/\.js$|\.d\.ts$/.test(name)) continue;
      const text = await readCode(join(path, 'dist', name));
      for (const [, specifier = ''] of text.matchAll(
        /(?:from |import\(|import |new URL\((?=\S+\.[jt]s['"]))['"](\.[^'"]+)['"]/g,
      )) {
        const target = join(name, '..', specifier);
        const needed = name.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
        expect(files, `${manifest.name} ${name}: ${specifier}`).toContain(needed);
      }
    }
  }
});

it('declarations import no package that a host may lack', async () => {
  for (const { path, manifest } of packages) {
    const { name, dependencies, peerDependencies } = manifest;
    const had = Object.keys({ [name]: '', ...dependencies, ...peerDependencies });
    for (const file of await readdir(join(path, 'dist'), { recursive: true })) {
      if (!file.endsWith('.d.ts')) continue;
      const text = await readCode(join(path, 'dist', file));
      for (const [, named] of text.matchAll(
        /(?:from |import\(|import )['"](?!node:)((?:@[^/'"]+\/)?[^./'"]+)/g,
      ))
        expect(had, `${name} ${file}`).toContain(named);
    }
  }
});

it('no module imports a stylesheet, and the published stylesheet is complete', async () => {
  for (const { path } of packages) {
    for (const name of await readdir(join(path, 'dist'), { recursive: true })) {
      if (!/\.js$|\.css$/.test(name)) continue;
      expect(await readCode(join(path, 'dist', name)), name).not.toMatch(/import '[^']+\.css'/);
    }
  }
});

it('stylesheets use no feature that the oldest supported browsers lack', async () => {
  for (const { path } of packages) {
    for (const name of await readdir(join(path, 'dist'), { recursive: true })) {
      if (!/\.css(\.js)?$/.test(name)) continue;
      const text = await readFile(join(path, 'dist', name), 'utf8');
      expect(text, name).not.toMatch(/light-dark\(|\(from var\(/);
    }
  }
});

it('source maps lead to the source of every module', async () => {
  for (const { path, folder: name, manifest } of packages) {
    const dist = join(path, 'dist');
    const files = await readdir(dist, { recursive: true });
    for (const file of files) {
      if (!file.endsWith('.js') || file.endsWith('.css.js') || isMark(file)) continue;
      if (!files.includes(`${file}.map`)) {
        // Nothing to find in a module that only exports others' names.
        const lines = (await readFile(join(dist, file), 'utf8')).trim().split('\n');
        expect(lines, file).not.toContainEqual(expect.not.stringMatching(ONLY_NAMES));
        continue;
      }
      const map = new SourceMap(JSON.parse(await readFile(join(dist, `${file}.map`), 'utf8')));
      const { sources, sourcesContent } = map.payload;
      expect(sources, file).toHaveLength(1);
      expect(join(dist, file, '..', sources[0] ?? ''), file).toMatch(
        join(path, 'src', file.replace(/\.js$/, '')),
      );
      const source = await readSource(name, file);
      if (PART_OF_LANGUAGE.test(file)) {
        const [texts = 'none'] = sourcesContent[0]?.match(/^export const [\s\S]*/m) ?? [];
        expect(source, file).toContain(texts);
        continue;
      }
      expect(sourcesContent[0], file).toBe(source);
      const lines = (await readFile(join(dist, file), 'utf8')).split('\n');
      const line = lines.findIndex((text) => /^(async )?function \w+/.test(text));
      const exported = /function (\w+)/.exec(lines[line] ?? '')?.[1];
      if (exported === undefined) continue;
      const place = map.findEntry(line, 0);
      const text = source.split('\n')['originalLine' in place ? place.originalLine : -1];
      expect(text, `${manifest.name} ${file}`).toContain(exported);
    }
  }
});

it('packages contain no tests and test fixtures', async () => {
  for (const { path } of packages) {
    const files = await readdir(path, { recursive: true });
    expect(files.filter((name) => /^(?!templates\/).*\.(test|testing)\./.test(name))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']),
    );
  }
});

it('wallet logos have a licence, and no module imports the package that they come from', async () => {
  for (const { path, manifest } of packages) {
    const files = await readdir(path, { recursive: true });
    const marks = files.filter((file) => isMark(relative('dist', file)) && file.endsWith('.js'));
    if (manifest.name === '@mooring/connect') {
      expect(marks.length).toBeGreaterThan(150);
      expect(await readFile(join(path, NOTICES), 'utf8')).toMatch(
        /@web3icons\/core.+@rainbow-me\/rainbowkit.+MIT License/s,
      );
    } else expect(marks).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(await readCode(join(path, file)), file).not.toMatch(
        /@web3icons\/core\/|rainbowkit\/dist\//,
      );
  }
});

/** Source of a module. @param file relative to `dist`, where bundled packages have a folder each */
async function readSource(folder: string, file: string): Promise<string> {
  const packages = join(root, 'packages');
  const whole = file.replace(PART_OF_LANGUAGE, '$1');
  const places = [join(packages, folder, 'src', whole), join(packages, file)];
  const [source] = places
    .flatMap((place) => ['.ts', '.tsx'].map((extension) => place.replace(/\.js$/, extension)))
    .filter(existsSync);
  return readFile(source ?? file, 'utf8');
}

/** Module of one part of a language file, which the build splits off. */
const PART_OF_LANGUAGE = /(?<=\blanguages\/)\w+\/([\w-]+\.js)$/;

/** Returns true for a drawing of others, which has no source here. @param file relative to `dist` */
function isMark(file: string): boolean {
  return file.startsWith(`${MARKS}/`);
}

/** Text of a module without its doc comments, whose examples import as a host does. */
async function readCode(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll(/^\s*\/\*\*.*?\*\//gms, '');
}

/**
 * Exports of each entry point of the built packages, as `@mooring/safe/gateway a,b,c`, sorted; read by
 * importing it in a separate Node process.
 * @throws {Error} with Node's output when an import fails
 */
async function nodeExports(packages: readonly BuiltPackage[]): Promise<readonly string[]> {
  const entries = packages.flatMap(({ manifest, path }) =>
    Object.entries(manifest.exports)
      .filter(([entry]) => !entry.endsWith('.css'))
      .map(([entry, source]) => [
        join(manifest.name, entry),
        pathToFileURL(join(path, builtFile(source))).href,
      ]),
  );
  // A package imports the others as built, like in an application, not from the workspace.
  const program = `
    import { registerHooks } from 'node:module';
    const entries = new Map(${JSON.stringify(entries)});
    registerHooks({
      resolve: (name, context, next) => next(entries.get(name) ?? name, context),
    });
    for (const [name, file] of entries)
      console.log(name, Object.keys(await import(file)).sort().join());`;
  const { code, output } = await run(
    'node',
    ['--input-type=module', '--no-warnings', '--eval', program],
    { quiet: true, folder: root },
  );
  if (code !== 0) throw new Error(`Node cannot import what was built:\n${output}`);
  return output.trim().split('\n');
}
