import { createSignInStore } from './createSignInStore.ts';
import { openSqlite } from './database/openSqlite.ts';
import { signInMigrations } from './migrations.ts';
import type { SignInStore } from './signInStore.ts';

/**
 * Creates a store in a SQLite file, creating and migrating the file as needed. Several processes of one
 * machine may share it: a writer waits up to 5 s for another.
 *
 * Sessions and pending sign-ins, and their ends, survive a power cut once resolved: concurrent ones are
 * written in one transaction, which waits for the disk. That covers everything written before too, so a
 * nonce is consumed for good once its session is stored; the rest is written without waiting, and still
 * survives the end of the process.
 *
 * Throws when the file cannot be used, or a later version of this program has written it.
 *
 * @example
 * ```ts
 * import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
 *
 * const store = createSqliteStore({ file: 'sign-in.sqlite' });
 * ```
 */
export function createSqliteStore({ file }: { file: string | ':memory:' }): SignInStore {
  return createSignInStore(openSqlite({ file, migrations: [signInMigrations] }));
}
