import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { brokenLinks } from './packedFiles.ts';
import type { PackedPackage } from './packPackages.ts';

/** Resolution that ES modules do not support: `require` in older programs. */
const IGNORED_RESOLUTIONS = ['node16-cjs'];

/** Faults of packed packages, a line each: of publint, attw, and broken README links. */
export async function publishedFaults(packages: readonly PackedPackage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const each of packages) {
    const { name } = each.manifest;
    const found = [
      ...(await manifestFaults(each)),
      ...(await typeFaults(each)),
      ...(await linkFaults(each)),
    ];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

async function manifestFaults({ path }: PackedPackage): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: path, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function typeFaults({ tarball }: PackedPackage): Promise<readonly string[]> {
  const packed = createPackageFromTarballData(await readFile(tarball));
  const result = await checkPackage(packed, { excludeEntrypoints: [/\.css$/] });
  if (!result.types) return ['no types'];
  return result.problems.filter(isOurs).map((problem) => JSON.stringify(problem));
}

async function linkFaults({ path }: PackedPackage): Promise<readonly string[]> {
  const readme = await readFile(join(path, 'README.md'), 'utf8');
  const broken = brokenLinks(readme, await readdir(path, { recursive: true }));
  return broken.map((target) => `README.md links to ${target}, which is not published`);
}

function isOurs(problem: Problem): boolean {
  return !('resolutionKind' in problem && IGNORED_RESOLUTIONS.includes(problem.resolutionKind));
}
