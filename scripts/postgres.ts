// Finds a PostgreSQL for the unit tests; installs Debian's package if there is none and we are root.
import { readFile, writeFile } from 'node:fs/promises';
import { findPostgres, POSTGRES_MISSING } from '@mooring/testing/postgres';
import { installDebianPackage } from './debianPackage.ts';
import type { Ran } from './run.ts';

/** Debian's settings for the cluster created on installation. */
const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/**
 * Folder of PostgreSQL's programs: `MOORING_POSTGRES`, then Debian's newest, then one on the PATH, then
 * Debian's package, installed now.
 * @throws {Error} with a sentence on how to get one
 */
export async function ensurePostgres(): Promise<string> {
  const found = findPostgres();
  if (found !== undefined) return found;
  const installed = await installWithoutCluster();
  if (installed === undefined) throw new Error(POSTGRES_MISSING);
  const now = findPostgres();
  if (now !== undefined) return now;
  throw new Error(
    `PostgreSQL could not be installed (exit code ${installed.code}):\n${installed.output}`,
  );
}

/** Installs the programs without Debian's default cluster and its running server. */
async function installWithoutCluster(): Promise<Ran | undefined> {
  const common = await installDebianPackage('postgresql-common');
  if (common === undefined || common.code !== 0) return common;
  const settings = await readFile(clusterSettings, 'utf8');
  await writeFile(clusterSettings, `${settings}\ncreate_main_cluster = false\n`);
  try {
    return await installDebianPackage('postgresql');
  } finally {
    await writeFile(clusterSettings, settings);
  }
}
