import type { Pool, PoolClient } from 'pg';
import { createSignInStore } from './store/createSignInStore.ts';
import { isPostgresUnavailable, runAvailable } from './store/database/databaseFaults.ts';
import type { Query, Result, Steps } from './store/database/statement.ts';
import {
  type Migrations,
  migrateTables,
  type StoreDatabase,
} from './store/database/storeDatabase.ts';
import { signInMigrations } from './store/migrations.ts';
import type { SignInStore } from './store/signInStore.ts';

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
export async function createPostgresStore(options: { pool: Pool }): Promise<SignInStore> {
  const { pool } = options ?? {};
  if (typeof pool?.connect !== 'function') {
    throw new TypeError(
      'The pool is missing: write createPostgresStore({ pool: new Pool({ connectionString }) }), with Pool of pg',
    );
  }
  return createSignInStore(await openPostgres({ pool, migrations: [signInMigrations] }));
}

/**
 * Migrates a PostgreSQL database and uses it through a pool; any number of servers may share it.
 *
 * Closing does not end the pool, which others may use too. A lost connection fails its calls, and the next
 * call takes a new one; timeouts for an unresponsive server are options of the pool
 * (`connectionTimeoutMillis`, `query_timeout`).
 *
 * Rejects when the database cannot be used, isolates transactions otherwise than "read committed", or a
 * later version of this program has written it.
 *
 * @example
 * ```ts
 * import { signInMigrations } from '@mooring/sign-in/server/database';
 * import { openPostgres } from '@mooring/sign-in/server/postgres';
 * import { Pool } from 'pg';
 *
 * const pool = new Pool({ connectionString: 'postgresql://localhost/harbour' });
 * const database = await openPostgres({ pool, migrations: [signInMigrations] });
 * ```
 */
export async function openPostgres({
  pool,
  migrations,
}: {
  pool: Pool;
  migrations: readonly Migrations[];
}): Promise<StoreDatabase> {
  // Without a listener, losing an idle connection would end the process. The pool has dropped it already,
  // and no call failed.
  pool.on('error', ignore);
  await requireReadCommitted(pool);
  // A single lock: instances that start together wait for each other.
  await transact(pool, 'mooring migrations', function* () {
    for (const each of migrations) yield* migrateTables(each, 'postgres');
  });
  const run = <T>(work: () => Promise<T>) => runAvailable(isPostgresUnavailable, work);
  return {
    dialect: 'postgres',
    read: async (query) => (await run(() => runStatement(pool, query))).rows,
    change: (query) => run(() => runStatement(pool, query)),
    transact: (lock, steps) => run(() => transact(pool, lock, steps)),
    async close() {},
  };
}

async function runStatement<Row>(
  on: Pool | PoolClient,
  { name, sql, values, returnsRows }: Query<Row>,
): Promise<Result<Row>> {
  const { rows, rowCount } = await on.query({ name, text: sql, values: [...values] });
  return { rows: returnsRows ? rows : [], count: rowCount ?? 0 };
}

async function transact<T>(pool: Pool, lock: string, steps: () => Steps<T>): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements fails the next one.
  client.on('error', ignore);
  try {
    // Explicit: stricter isolation levels take their snapshot before the lock is held.
    await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
      SELECT pg_advisory_xact_lock(hashtextextended(${client.escapeLiteral(lock)}, 0))`);
    const result = await runPostgresSteps(client, steps());
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, even if the connection itself failed.
    client.release(true);
    throw error;
  }
}

async function runPostgresSteps<T>(client: PoolClient, steps: Steps<T>): Promise<T> {
  let next = steps.next();
  while (!next.done) {
    const step = next.value;
    next = steps.next(
      typeof step === 'string' ? await runScript(client, step) : await runStatement(client, step),
    );
  }
  return next.value;
}

async function runScript(client: PoolClient, script: string): Promise<Result<unknown>> {
  await client.query(script);
  return { rows: [], count: 0 };
}

async function requireReadCommitted(pool: Pool): Promise<void> {
  const { rows } = await pool.query("SELECT current_setting('transaction_isolation') AS level");
  const level = rows[0]?.level;
  if (level !== 'read committed')
    throw new Error(
      `The database isolates transactions as "${level}", which fails under concurrency: set default_transaction_isolation to "read committed" for its role`,
    );
}

function ignore(): void {}
