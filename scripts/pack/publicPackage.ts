import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

/** Parts of a manifest that matter for publishing. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Source files of the public entry points, relative to the package. */
  readonly exports: Readonly<Record<string, string>>;
  /** Source files of the commands, relative to the package. */
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** All fields, including these. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Published workspace. */
export interface PublicPackage {
  /** Folder name, in `packages` and in the build. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** True if it contains work of others, under the licences in {@link NOTICES}. */
  readonly hasNotices: boolean;
}

/** Licences of others' work in a package. */
export const NOTICES = 'THIRD-PARTY-NOTICES.md';

/** Entry points for this repository alone: the whole product on one machine, and a database for tests. */
const LOCAL = ['@mooring/devnet/local', '@mooring/testing/postgres'];

/** Private packages that are built into those that import them, and are not published. */
const BUNDLED = ['@mooring/internal'];

/** All published packages: those of `packages`, without the bundled. */
export async function readPublicPackages(): Promise<readonly PublicPackage[]> {
  return (await readPackages()).filter(({ manifest }) => !BUNDLED.includes(manifest.name));
}

/** Packages that are built into those that import them. */
export async function readBundledPackages(): Promise<readonly PublicPackage[]> {
  return (await readPackages()).filter(({ manifest }) => BUNDLED.includes(manifest.name));
}

async function readPackages(): Promise<readonly PublicPackage[]> {
  const folders = await readdir(join(root, 'packages'));
  return Promise.all(
    folders.sort().map(async (folder) => ({
      folder,
      manifest: await readManifest(join(root, 'packages', folder, 'package.json')),
      hasNotices: existsSync(join(root, 'packages', folder, NOTICES)),
    })),
  );
}

/**
 * URL of the repository from the root manifest; empty if unset.
 * @throws {Error} when it is not an `https:` URL
 */
export async function readRepository(): Promise<string> {
  const { repository } = recordOf(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  if (repository === '') return '';
  if (typeof repository !== 'string' || !/^https:\/\/[^\s/]+\/\S+$/.test(repository))
    throw new Error('`repository` in package.json must be an https address, or empty.');
  return repository;
}

/** Reads a manifest. */
export async function readManifest(file: string): Promise<Manifest> {
  const fields = recordOf(JSON.parse(await readFile(file, 'utf8')));
  const { name, version } = fields;
  if (typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`${file} has no name or no version.`);
  }
  return {
    name,
    version,
    exports: Object.fromEntries(
      Object.entries(readTexts(fields['exports'])).filter(
        ([entry]) => !LOCAL.includes(join(name, entry)),
      ),
    ),
    bin: readTexts(fields['bin']),
    dependencies: readTexts(fields['dependencies']),
    peerDependencies: readTexts(fields['peerDependencies']),
    fields,
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function readTexts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
