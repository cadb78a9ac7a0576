import { basename } from 'node:path';
import { createMemoryLimits } from '@mooring/rpc-proxy';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
import { createSqliteContacts } from '../contacts/createSqliteContacts.ts';
import { createSqliteLimits } from '../limits/createSqliteLimits.ts';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './openPostgres.ts';

/** Location of a database: URL of PostgreSQL, SQLite file, or memory. */
export type DatabasePlace = { url: string } | { file: string } | 'memory';

/**
 * Opens the server's database, creating a missing file, and migrates it. Several servers may share one,
 * with PostgreSQL from any number of machines.
 *
 * @throws {Error} when it cannot be used; the message does not contain the password.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  if (place === 'memory') return openSqlite(':memory:');
  if ('url' in place) return openPostgres(place.url, log);
  try {
    return openSqlite(place.file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = basename(place.file);
    throw new Error(
      `The database ${name} cannot be used: ${reason}. ` +
        'Look whether its folder is there and may be written to.',
    );
  }
}

function openSqlite(file: string): Database {
  // First: it sets the journal mode of the file for all stores.
  const signIn = createSqliteStore({ file });
  const opened: { close(): Promise<void> }[] = [signIn];
  try {
    const contacts = createSqliteContacts({ file });
    opened.unshift(contacts);
    const limits = file === ':memory:' ? createMemoryLimits() : createSqliteLimits({ file });
    opened.unshift(limits);
    const close = async () => {
      for (const store of opened) await store.close();
    };
    return { signIn, contacts, limits, close };
  } catch (error) {
    for (const store of opened) void store.close();
    throw error;
  }
}
