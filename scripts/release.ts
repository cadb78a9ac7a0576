// Applies the changesets of .changeset: versions and changelogs of all packages, the version in the texts of
// errors, and versions in the examples. Review and commit the changes, then publish the output of `npm run pack`.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicPackages } from './pack/publicPackage.ts';
import { root, run } from './run.ts';

await runOrExit('changeset', ['version']);
const packages = await readPublicPackages();
const versionFile = join(root, 'packages/internal/src/version.ts');
const versionText = await readFile(versionFile, 'utf8');
const versionLine = `export const version = '${packages[0]?.manifest.version}';`;
await writeFile(versionFile, versionText.replace(/^export const version = .*$/m, versionLine));
for await (const name of glob('examples/*/package.json', { cwd: root })) {
  const file = join(root, name);
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const { manifest: ours } of packages)
    if (ours.name in manifest.dependencies) manifest.dependencies[ours.name] = ours.version;
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
await runOrExit('npm', ['install', '--package-lock-only', '--ignore-scripts']);

async function runOrExit(command: string, args: readonly string[]) {
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}
