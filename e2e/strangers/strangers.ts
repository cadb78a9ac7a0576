// Creates the applications of e2e/strangers from the packed packages, outside of this repository, and tests
// each in a real browser, in development and production. publint and attw check the packages first.
//   --quick      those that are part of `npm test`
//   --only NAME  one of them
//   --keep       keeps their folders
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PackedPackage, packPackages } from '../../scripts/pack/packPackages.ts';
import { publishedFaults } from '../../scripts/pack/publishedFaults.ts';
import { root, run } from '../../scripts/run.ts';
import { findChromium } from '../browsers/findChromium.ts';
import { type Application, applications } from './applications.ts';
import { findApache } from './findApache.ts';
import { serve } from './serve.ts';

const { values: wanted } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'boolean' },
  },
});
const chosen = applications.filter(({ name, quick }) =>
  wanted.only === undefined ? quick || !wanted.quick : name === wanted.only,
);
if (chosen.length === 0) throw new Error(`No application is called ${wanted.only}.`);

const browser = await findChromium();
if (chosen.some(({ name }) => name === 'openid')) await findApache();
const packages = await packPackages();
const faults = await publishedFaults(packages);
for (const fault of faults) console.log(fault);
reportResult('the published form', faults.length);
for (const application of chosen) {
  const parent = await mkdtemp(join(tmpdir(), `mooring-${application.name}-`));
  // The starter names the application after its folder, without capitals.
  const folder = join(parent, 'application');
  await mkdir(folder);
  try {
    const scripts = await make(application, folder);
    if (scripts.includes('lint')) await npm(folder, ['run', 'lint']);
    if (scripts.includes('test')) await test(application, folder);
    if (scripts.includes('dev')) await runJourneys(application, folder, 'dev');
    if (scripts.includes('start')) {
      await npm(folder, ['run', 'build']);
      await runJourneys(application, folder, 'start');
    }
  } catch (error) {
    // Continue with the others.
    console.log(error instanceof Error ? error.message : error);
    reportResult(application.name, 1);
  } finally {
    if (wanted.keep) console.log(folder);
    else await rm(parent, { recursive: true, force: true });
  }
}

/**
 * Copies the template, sets its dependencies, and installs them; resolves with the names of its scripts.
 */
async function make(
  { create, template, migrate, versions, node, scripts, files = [], samples = {} }: Application,
  folder: string,
): Promise<string[]> {
  if (create) {
    const [begin = '', ...options] = create;
    await npm(folder, ['exec', '--yes', '--', begin, '.', ...options]);
  }
  const begun = create && JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const source = join(root, 'e2e', 'strangers', template);
  await cp(source, folder, { recursive: true, filter: isSource });
  for (const [document, names] of Object.entries(samples))
    for (const name of names) await writeFile(join(folder, name), await sampleOf(document, name));
  for (const name of files) await cp(join(root, name), join(folder, basename(name)));
  if (migrate) await migrateKit(folder, migrate);
  const file = join(folder, 'package.json');
  const own = JSON.parse(await readFile(file, 'utf8'));
  // Wallet of the journeys.
  const dependencies = { '@mooring/testing': '*', ...own.dependencies };
  const manifest = {
    ...begun,
    ...own,
    scripts: { ...begun?.scripts, ...own.scripts, ...scripts },
    // The starter's versions take precedence, from the registry.
    dependencies: {
      ...(await withVersions(dependencies, versions)),
      ...begun?.dependencies,
      ...(node !== undefined && { node }),
    },
    devDependencies: {
      ...(await withVersions(own.devDependencies, versions)),
      ...begun?.devDependencies,
    },
    // Our packages depend on each other.
    overrides: Object.fromEntries(
      packages.map(({ manifest: packed, tarball }) => [packed.name, `file:${tarball}`]),
    ),
  };
  await writeFile(file, JSON.stringify(manifest));
  await npm(folder, ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts']);
  // The install script adds the binary, which `npm run` then prefers.
  if (node !== undefined) await npm(folder, ['rebuild', 'node']);
  return Object.keys(manifest.scripts);
}

/** Runs the command of the packed `create-mooring`, which must list the expected places and no other. */
async function migrateKit(folder: string, expected: readonly string[]) {
  const starter = join(folder, '..', 'starter');
  const tarball = tarballOf('create-mooring', packages) ?? '';
  await npm(folder, ['install', '--prefix', starter, '--no-package-lock', tarball]);
  const command = join(starter, 'node_modules', '.bin', 'create-mooring');
  const { code, output } = await run(command, ['migrate'], { quiet: true, folder });
  const listed = [...output.matchAll(/^ {2}(\S+:\d+)$/gm)].map(([, place]) => place);
  if (code !== 0 || listed.join() !== expected.join()) throw new Error(output);
}

/**
 * Versions of a template's dependencies: our packed ones, the application's, or those of this repository.
 */
async function withVersions(
  asked: Readonly<Record<string, string>> = {},
  versions: Application['versions'],
): Promise<Readonly<Record<string, string>>> {
  const versioned = Object.keys(asked).map(async (name) => [
    name,
    tarballOf(name, packages) ?? versions[name] ?? (await ours(name)),
  ]);
  return Object.fromEntries(await Promise.all(versioned));
}

async function test({ name }: Application, folder: string) {
  const { code } = await run('npm', ['run', '--silent', 'test'], { folder });
  reportResult(`${name}, npm test`, code);
}

async function runJourneys(
  { name, journeys, spec = 'journeys.spec.ts' }: Application,
  folder: string,
  script: 'dev' | 'start',
) {
  const server = await serve(folder, script);
  try {
    // Production builds behave as in development except for StrictMode.
    const part = wanted.quick && script === 'start' ? '@published' : journeys;
    const few = part === undefined ? [] : ['--grep', part];
    const { code } = await run('playwright', ['test', '--config', 'e2e/strangers', spec, ...few], {
      environment: {
        MOORING_BROWSER: browser,
        MOORING_STRANGER: folder,
        MOORING_STRANGER_URL: server.url,
      },
    });
    reportResult(`${name}, npm run ${script}`, code);
  } finally {
    await server.stop();
  }
}

/** Code sample of a document. */
async function sampleOf(document: string, name: string): Promise<string> {
  const text = await readFile(join(root, document), 'utf8');
  const found = [...text.matchAll(/^```(?:tsx?|js|apache)\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  );
  const sample = found.find((code) =>
    [`// ${name}`, `# ${name}`].includes(code.split('\n', 1)[0] ?? ''),
  );
  if (sample === undefined) throw new Error(`${document} has no sample of ${name}.`);
  return sample;
}

/** True for source files, neither installed nor built. */
function isSource(path: string): boolean {
  return !/\/(node_modules|dist)$/.test(path);
}

function reportResult(what: string, code: number) {
  console.log(`${code === 0 ? '✓' : '✗'} ${what}`);
  if (code !== 0) process.exitCode = 1;
}

function tarballOf(name: string, packed: readonly PackedPackage[]): string | undefined {
  const found = packed.find(({ manifest }) => manifest.name === name);
  return found && `file:${found.tarball}`;
}

/** Version used in this repository. */
async function ours(name: string): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}

async function npm(folder: string, args: readonly string[]) {
  const { code, output } = await run('npm', ['--no-audit', '--no-fund', ...args], {
    quiet: true,
    folder,
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${output}`);
}
