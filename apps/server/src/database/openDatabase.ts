import { basename } from 'node:path';
import { createSqliteStore } from '@mooring/sign-in/server';
import { createSqliteContacts } from '../contacts/createSqliteContacts.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './openPostgres.ts';

/** Where a database is: PostgreSQL by its address, a file of SQLite, or memory, gone at the end. */
export type DatabasePlace = { url: string } | { file: string } | 'memory';

/**
 * Opens the database of a server, made when a file is not there, and brings it to the newest version.
 * Several servers may share one, PostgreSQL from any number of machines.
 *
 * @throws {Error} with a sentence, without a password, when it cannot be used.
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
  // First: it sets how the file is written, for both.
  const signIn = createSqliteStore({ file });
  try {
    const contacts = createSqliteContacts({ file });
    const close = async () => {
      await contacts.close();
      await signIn.close();
    };
    return { signIn, contacts, close };
  } catch (error) {
    void signIn.close();
    throw error;
  }
}
