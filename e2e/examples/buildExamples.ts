// Builds the example applications outside of this repository: a copy, the packed packages, npm.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type PackedPackage, packPackages } from '../../scripts/pack/packPackages.ts';
import { root, run } from '../../scripts/run.ts';
import { copyExample, TEMPLATES } from './copyExample.ts';

/**
 * Packs the public packages, installs them into a copy of each application of `examples`, away from this
 * repository's packages, and builds it.
 * @returns folder of the copies; the caller removes it
 * @throws {Error} with the output of npm, the compiler or the bundler
 */
export async function buildExamples(): Promise<string> {
  const packages = await packPackages();
  const folder = await mkdtemp(join(tmpdir(), 'mooring-examples-'));
  try {
    const create = await installStarter(folder, packages);
    const applications = (await readdir(join(root, 'examples'))).sort();
    for (const name of applications) {
      const [template] = Object.entries(TEMPLATES).find(([, example]) => example === name) ?? [];
      if (template) await create(template, join(folder, name));
      else await copyExample(name, join(folder, name));
      await replaceVersions(join(folder, name, 'package.json'), packages);
    }
    // A single workspace, so that common dependencies are installed once.
    await writeFile(join(folder, 'package.json'), JSON.stringify({ workspaces: applications }));
    await npm(folder, ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts']);
    for (const name of applications) {
      for (const script of ['build', 'lint', 'test'])
        await npm(join(folder, name), ['run', '--if-present', script]);
    }
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Installs the command of the packed package; returns a function that creates an application with it. */
async function installStarter(folder: string, packages: readonly PackedPackage[]) {
  const starter = packages.find(({ manifest }) => manifest.name === 'create-mooring');
  if (!starter) throw new Error('create-mooring was not packed.');
  // Not with `npm exec`, which caches what it installed.
  const installed = join(folder, 'starter');
  await npm(folder, ['install', '--prefix', installed, '--no-package-lock', starter.tarball]);
  const command = join(installed, 'node_modules', '.bin', 'create-mooring');
  return async (template: string, application: string) => {
    const args = [basename(application), '--template', template];
    const { code, output } = await run(command, args, { quiet: true, folder });
    if (code !== 0) throw new Error(`create-mooring failed:\n${output}`);
  };
}

/** Replaces registry versions in a manifest by the packed files. */
async function replaceVersions(file: string, packages: readonly PackedPackage[]) {
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
