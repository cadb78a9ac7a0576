// Builds every public package, packs it into dist/tarballs, and prints its contents and the findings of
// publint and attw.
//   --files  all files of each
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack/packPackages.ts';
import { publishedFaults } from './pack/publishedFaults.ts';
import { root } from './run.ts';

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });

const packedPackages = await packPackages();
for (const each of packedPackages) {
  const { manifest, tarball, files, packedSize, unpackedSize } = each;
  const published = JSON.parse(await readFile(join(each.path, 'package.json'), 'utf8'));
  console.log(`\n${manifest.name} ${manifest.version}: ${manifest.fields['description']}`);
  console.log(`  ${relative(root, tarball)}`);
  console.log(
    `  ${files.length} files, ${kilobytes(packedSize)} packed, ${kilobytes(unpackedSize)}`,
  );
  console.log(`  ${published.license}, Node ${published.engines?.node}`);
  printList('entry points', Object.keys(published.exports ?? {}));
  printList('commands', Object.keys(published.bin ?? {}));
  printList('needs', versioned(published.dependencies));
  printList('beside it', versioned(published.peerDependencies));
  if (values.files) printList('files', files);
}
const faults = await publishedFaults(packedPackages);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

function printList(name: string, entries: readonly string[]) {
  if (entries.length > 0) console.log(`  ${name}: ${entries.join(', ')}`);
}

function versioned(packages: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries(packages).map(([name, version]) => `${name} ${version}`);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} kB`;
}
