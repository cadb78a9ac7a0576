// Builds the example applications as a stranger does: a copy elsewhere, the packed packages, npm.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEGUN, copyExample } from './pack/copyExample.ts';
import { type PackedPackage, packPackages } from './pack/packPackages.ts';
import { root, run } from './run.ts';

/**
 * Packs the public packages, installs them into a copy of each application of `examples`, far from
 * this repository's packages, and builds it.
 * @returns the folder of the copies; the caller removes it
 * @throws {Error} with what npm, the compiler or the bundler say
 */
export async function buildExamples(): Promise<string> {
  const packages = await packPackages();
  const folder = await mkdtemp(join(tmpdir(), 'mooring-examples-'));
  try {
    const applications = (await readdir(join(root, 'examples'))).sort();
    for (const name of applications) {
      if (name === BEGUN) await begin(folder, packages);
      else await copyExample(name, join(folder, name));
      await takePacked(join(folder, name, 'package.json'), packages);
    }
    // One installation for all: what they share is fetched and unpacked once.
    await writeFile(join(folder, 'package.json'), JSON.stringify({ workspaces: applications }));
    await npm(folder, ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts']);
    for (const name of applications) await npm(join(folder, name), ['run', 'build']);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Begins an application as a stranger does, by the command of the packed package. */
async function begin(folder: string, packages: readonly PackedPackage[]) {
  const starter = packages.find(({ manifest }) => manifest.name === 'create-mooring');
  if (!starter) throw new Error('create-mooring was not packed.');
  // Not by `npm exec`, which keeps what it installed and takes it for the same the next time.
  const installed = join(folder, 'starter');
  await npm(folder, ['install', '--prefix', installed, '--no-package-lock', starter.tarball]);
  const command = join(installed, 'node_modules', '.bin', 'create-mooring');
  const { code, output } = await run(command, [BEGUN], { quiet: true, folder });
  if (code !== 0) throw new Error(`create-mooring failed:\n${output}`);
}

/** Leads an application's manifest to the packed files where it names versions of the registry. */
async function takePacked(file: string, packages: readonly PackedPackage[]) {
  let manifest = await readFile(file, 'utf8');
  for (const { manifest: packed, tarball } of packages) {
    manifest = manifest.replace(
      `"${packed.name}": "${packed.version}"`,
      `"${packed.name}": ${JSON.stringify(`file:${tarball}`)}`,
    );
  }
  await writeFile(file, manifest);
}

async function npm(folder: string, args: readonly string[]) {
  const { code, output } = await run('npm', ['--no-audit', '--no-fund', ...args], {
    quiet: true,
    folder,
  });
  if (code !== 0) throw new Error(`npm ${args[0]} failed in ${folder}:\n${output}`);
}

if (import.meta.main) console.log(await buildExamples());
