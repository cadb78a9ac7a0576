import type { Pool, PoolClient } from 'pg';
import { readWhole } from './postgresRow.ts';

/**
 * Migrations, each from the version of its index to the next; never changed once released. Names are
 * prefixed, as the database may have tables of the host; text is compared byte by byte, as in SQLite,
 * whatever the database's collation.
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

/**
 * Advisory lock held while migrating; an arbitrary number, as such locks are shared by all users of the
 * database.
 */
const lock = '5570193834721100821';

/**
 * Migrates a database, in one transaction under an advisory lock: instances that start at once wait for
 * each other. An up-to-date database is not changed, and needs no privilege to.
 *
 * Throws when the database has a later version than this program supports, or an isolation level the
 * store's statements do not support.
 */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // A connection lost between two statements fails the next one.
  client.on('error', () => {});
  try {
    await demandReadCommitted(client);
    // Explicit: stricter isolation levels take their snapshot before the lock is held.
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
    await migrate(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, even if the connection itself failed.
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
