import { basename } from 'node:path';
import { createMemoryLimits } from '@mooring/rpc-proxy';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import type { Log } from '../log/log.ts';
import { createStores, type Database, migrations } from './database.ts';
import { openPool } from './openPool.ts';

/** Location of a database: URL of PostgreSQL, SQLite file, or memory. */
export type DatabasePlace = { url: string } | { file: string } | 'memory';

/**
 * Opens the server's database, creating a missing file, and migrates it. Several servers may share one,
 * with PostgreSQL from any number of machines.
 *
 * @throws {Error} when it cannot be used; the message does not contain the password.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  if (place === 'memory') return openFile(':memory:');
  if ('url' in place) return openPool(place.url, log);
  try {
    return openFile(place.file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = basename(place.file);
    throw new Error(
      `The database ${name} cannot be used: ${reason}. ` +
        'Look whether its folder is there and may be written to.',
    );
  }
}

function openFile(file: string): Database {
  const database = openSqlite({ file, migrations });
  const opened = createStores(database);
  return file === ':memory:' ? { ...opened, limits: createMemoryLimits() } : opened;
}
