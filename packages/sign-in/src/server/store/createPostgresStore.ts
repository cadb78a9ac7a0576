import type { Pool } from 'pg';
import { createSignInStore } from './createSignInStore.ts';
import { openPostgres } from './database/openPostgres.ts';
import { signInMigrations } from './migrations.ts';
import type { SignInStore } from './signInStore.ts';

/**
 * Creates a store in a PostgreSQL database and migrates it; any number of servers may share it. Its tables
 * are prefixed `sign_in_`, so that the database may have others.
 *
 * Closing the store does not end the pool, which others may use too. A lost connection fails its calls, and
 * the next call takes a new one; timeouts for an unresponsive server are options of the pool
 * (`connectionTimeoutMillis`, `query_timeout`). Resolved calls are on disk, unless the database is
 * configured otherwise (`synchronous_commit`).
 *
 * Rejects when the database cannot be used, or a later version of this program has written it.
 *
 * @example
 * ```ts
 * import { createPostgresStore } from '@mooring/sign-in/server/postgres';
 * import { Pool } from 'pg';
 *
 * const pool = new Pool({ connectionString: 'postgresql://localhost/harbour' });
 * const store = await createPostgresStore({ pool });
 * ```
 */
export async function createPostgresStore({ pool }: { pool: Pool }): Promise<SignInStore> {
  return createSignInStore(await openPostgres({ pool, migrations: [signInMigrations] }));
}
