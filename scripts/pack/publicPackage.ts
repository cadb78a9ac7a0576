import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

/** What a manifest says that matters for publishing. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** The file of each public entry point, in the package's own folder. */
  readonly exports: Readonly<Record<string, string>>;
  /** The file of each command, likewise. */
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Everything it says, these included. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A workspace that is published. */
export interface PublicPackage {
  /** Its folder's name, in `packages` as in what is built. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Entry points for this repository alone: the whole product on one machine, and a database for tests. */
const LOCAL = ['@mooring/devnet/local', '@mooring/testing/postgres'];

/** Every package that is published: all of `packages`. */
export async function readPublicPackages(): Promise<readonly PublicPackage[]> {
  const folders = await readdir(join(root, 'packages'));
  return Promise.all(
    folders.sort().map(async (folder) => ({
      folder,
      manifest: await readManifest(join(root, 'packages', folder, 'package.json')),
    })),
  );
}

/**
 * The address of the repository, which the root's manifest has for all packages; empty while there is
 * none.
 * @throws {Error} when it is no `https:` address
 */
export async function readRepository(): Promise<string> {
  const { repository } = recordOf(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  if (repository === '') return '';
  if (typeof repository !== 'string' || !/^https:\/\/[^\s/]+\/\S+$/.test(repository))
    throw new Error('`repository` in package.json must be an https address, or empty.');
  return repository;
}

async function readManifest(file: string): Promise<Manifest> {
  const fields = recordOf(JSON.parse(await readFile(file, 'utf8')));
  const { name, version } = fields;
  if (typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`${file} has no name or no version.`);
  }
  return {
    name,
    version,
    exports: Object.fromEntries(
      Object.entries(textsOf(fields['exports'])).filter(
        ([entry]) => !LOCAL.includes(join(name, entry)),
      ),
    ),
    bin: textsOf(fields['bin']),
    dependencies: textsOf(fields['dependencies']),
    peerDependencies: textsOf(fields['peerDependencies']),
    fields,
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
