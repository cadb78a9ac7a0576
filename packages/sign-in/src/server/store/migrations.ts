import type { Migrations } from './database/storeDatabase.ts';

/**
 * Layout of both databases. Names are prefixed, as the database may have tables of the host.
 *
 * Sessions, of which there may be many, are found by token, account and expiry.
 */
const layout = `
  CREATE TABLE sign_in_nonces (
    hash TEXT PRIMARY KEY,
    visit_hash TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE TABLE sign_in_pending (
    visit_hash TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE TABLE sign_in_sessions (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    account TEXT NOT NULL,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    idle_expires_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX sign_in_sessions_by_account ON sign_in_sessions (account, last_seen_at);
  CREATE INDEX sign_in_sessions_by_expiry ON sign_in_sessions (idle_expires_at);
  CREATE TABLE sign_in_attempts (
    key TEXT PRIMARY KEY,
    count BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
  );`;

/** Takes over a SQLite file of version 1 to 3, whose names had no prefix. */
const takeOver = `
  INSERT INTO sign_in_nonces (hash, visit_hash, expires_at)
    SELECT hash, visit_hash, expires_at FROM nonces;
  INSERT INTO sign_in_sessions (token_hash, id, account, device, created_at, last_seen_at,
      idle_expires_at, expires_at)
    SELECT token_hash, id, account, device, created_at, last_seen_at, idle_expires_at, expires_at
    FROM sessions ORDER BY created_at;
  DROP TABLE nonces;
  DROP TABLE sessions;
  DROP TABLE attempts;`;

const takeOverPending = `
  INSERT INTO sign_in_pending (visit_hash, text, expires_at)
    SELECT visit_hash, text, expires_at FROM pending_sign_ins;
  DROP TABLE pending_sign_ins;`;

/** Passkey that signed in, since version 5. */
const addCredential = 'ALTER TABLE sign_in_sessions ADD COLUMN credential TEXT;';

/**
 * Indexes of what expires, since version 6: clearing reads only that. They grow at one end, so that a change writes
 * few pages more.
 */
const addExpiry = `
  CREATE INDEX sign_in_nonces_by_expiry ON sign_in_nonces (expires_at);
  CREATE INDEX sign_in_pending_by_expiry ON sign_in_pending (expires_at);
  CREATE INDEX sign_in_attempts_by_end ON sign_in_attempts (ends_at);`;

/** Migrations of the sign-in tables. Versions 1 to 3 had a different layout in each database. */
export const signInMigrations: Migrations = {
  subject: 'The sign-in database',
  versionTable: 'sign_in_version',
  newest: 6,
  readableFrom: 5,
  scripts(version, dialect) {
    const newest = [...(version < 5 ? [addCredential] : []), addExpiry];
    if (version === 0) return [layout, ...newest];
    // PostgreSQL's first layout differs in indexes only.
    if (version > 3 || dialect === 'postgres') return newest;
    return [layout, takeOver, ...(version > 1 ? [takeOverPending] : []), ...newest];
  },
};
