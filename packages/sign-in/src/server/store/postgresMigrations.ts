import type { Pool, PoolClient } from 'pg';
import { readWhole } from './postgresRow.ts';

/**
 * Each brings a database from the version of its place in the list to the next; never changed later.
 * Names are prefixed, for the database may be shared with tables of the host; text is compared byte
 * by byte, as SQLite does, whatever language the database is set to.
 */
const migrations: readonly string[] = [
  `CREATE TABLE sign_in_nonces (
     hash TEXT COLLATE "C" PRIMARY KEY,
     visit_hash TEXT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX sign_in_nonces_by_expiry ON sign_in_nonces (expires_at);
   CREATE TABLE sign_in_pending (
     visit_hash TEXT COLLATE "C" PRIMARY KEY,
     text TEXT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX sign_in_pending_by_expiry ON sign_in_pending (expires_at);
   CREATE TABLE sign_in_sessions (
     id TEXT COLLATE "C" PRIMARY KEY,
     token_hash TEXT COLLATE "C" NOT NULL UNIQUE,
     account TEXT COLLATE "C" NOT NULL,
     device TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     last_seen_at BIGINT NOT NULL,
     idle_expires_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX sign_in_sessions_by_account ON sign_in_sessions (account, last_seen_at);
   CREATE INDEX sign_in_sessions_by_expiry ON sign_in_sessions (idle_expires_at);
   CREATE TABLE sign_in_attempts (
     key TEXT COLLATE "C" PRIMARY KEY,
     count BIGINT NOT NULL,
     ends_at BIGINT NOT NULL
   );
   CREATE INDEX sign_in_attempts_by_end ON sign_in_attempts (ends_at);`,
];

const versions = `CREATE TABLE sign_in_version (
  version INTEGER PRIMARY KEY,
  applied_at TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP
)`;

/** Held while migrating; a number of ours, for such locks are shared by all who use the database. */
const lock = '5570193834721100821';

/**
 * Brings a database to the newest version, in one transaction under an advisory lock: instances that
 * start at once wait for each other. Changes nothing, and needs no right to, where that is done.
 *
 * Throws when the database is of a later version than this program knows, or its transactions are
 * isolated otherwise than the statements of the store count on.
 */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // A connection lost between two of the statements is told by the next one.
  client.on('error', () => {});
  try {
    await demandReadCommitted(client);
    // Said outright: another isolation would look at the database before it has the lock.
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
    await migrate(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, also where it is the connection that failed.
    client.release(true);
    throw error;
  }
}

async function migrate(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query(
    "SELECT 1 FROM pg_class WHERE oid = to_regclass('sign_in_version')",
  );
  if (found.length === 0) await client.query(versions);
  const { rows } = await client.query(
    'SELECT COALESCE(MAX(version), 0) AS version FROM sign_in_version',
  );
  const version = readWhole(rows[0], 'version');
  if (version > migrations.length)
    throw new Error(
      `The sign-in database is of version ${version}, this program knows up to ${migrations.length}: start the newer program`,
    );
  for (const [index, migration] of migrations.slice(version).entries()) {
    await client.query(migration);
    await client.query('INSERT INTO sign_in_version (version) VALUES ($1)', [version + index + 1]);
  }
}

async function demandReadCommitted(client: PoolClient): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('transaction_isolation') AS level");
  const level = rows[0]?.level;
  if (level !== 'read committed')
    throw new Error(
      `The sign-in database isolates transactions as "${level}", under which uses at once would fail: set default_transaction_isolation to "read committed" for its role`,
    );
}
