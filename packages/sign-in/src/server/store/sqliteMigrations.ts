import type { DatabaseSync } from 'node:sqlite';

/** Migrations, each from the version of its index to the next; never changed once released. */
const migrations: readonly string[] = [
  `CREATE TABLE nonces (
     hash TEXT PRIMARY KEY,
     visit_hash TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX nonces_by_expiry ON nonces (expires_at);
   CREATE TABLE sessions (
     id TEXT PRIMARY KEY,
     token_hash TEXT NOT NULL UNIQUE,
     account TEXT NOT NULL,
     device TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_seen_at INTEGER NOT NULL,
     idle_expires_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_by_account ON sessions (account, last_seen_at);
   CREATE INDEX sessions_by_expiry ON sessions (idle_expires_at);
   CREATE TABLE attempts (
     key TEXT PRIMARY KEY,
     count INTEGER NOT NULL,
     ends_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX attempts_by_end ON attempts (ends_at);`,
  `CREATE TABLE pending_sign_ins (
     visit_hash TEXT PRIMARY KEY,
     text TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at);`,
  // Each page of a table or an index that a change touches is rewritten, so: short-lived rows are scanned
  // once a minute to clear them, and have no index; sessions are in order of insertion, so that only two of
  // their indexes are touched at random pages.
  `DROP INDEX IF EXISTS nonces_by_expiry;
   DROP INDEX IF EXISTS attempts_by_end;
   CREATE TABLE ordered_sessions (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL,
     token_hash TEXT NOT NULL UNIQUE,
     account TEXT NOT NULL,
     device TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_seen_at INTEGER NOT NULL,
     idle_expires_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO ordered_sessions (id, token_hash, account, device, created_at, last_seen_at,
     idle_expires_at, expires_at)
     SELECT id, token_hash, account, device, created_at, last_seen_at, idle_expires_at, expires_at
     FROM sessions ORDER BY created_at;
   DROP TABLE sessions;
   ALTER TABLE ordered_sessions RENAME TO sessions;
   CREATE INDEX sessions_by_account ON sessions (account);
   CREATE INDEX sessions_by_expiry ON sessions (idle_expires_at);`,
];

// Our own table instead of user_version, as the file may have tables of the host.
const versions = `CREATE TABLE IF NOT EXISTS sign_in_version (
  version INTEGER PRIMARY KEY,
  applied_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT`;

/**
 * Migrates a database, in one transaction: two processes that start on one file wait for each other. Throws
 * when the file has a later version than this program supports.
 */
export function migrateSqlite(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(versions);
    const row = database.prepare('SELECT MAX(version) AS version FROM sign_in_version').get();
    const version = Number(row?.['version'] ?? 0);
    if (version > migrations.length)
      throw new Error(
        `The sign-in database is of version ${version}, this program knows up to ${migrations.length}: start the newer program`,
      );
    const note = database.prepare('INSERT INTO sign_in_version (version) VALUES (?)');
    migrations.slice(version).forEach((migration, index) => {
      database.exec(migration);
      note.run(version + index + 1);
    });
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
