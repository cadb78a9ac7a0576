const session = `id, token_hash AS "tokenHash", account, device, created_at AS "createdAt",
  last_seen_at AS "lastSeenAt", idle_expires_at AS "idleExpiresAt", expires_at AS "expiresAt"`;

/** Statements of the store. Each is its own transaction; names are those of the prepared statements. */
export const statements = {
  // Nonces are random enough that an equal hash is the same nonce, restored.
  addNonce: sql(
    'addNonce',
    `INSERT INTO sign_in_nonces (hash, visit_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (hash) DO UPDATE
       SET visit_hash = excluded.visit_hash, expires_at = excluded.expires_at`,
  ),
  consumeNonce: sql(
    'consumeNonce',
    `DELETE FROM sign_in_nonces WHERE hash = $1 AND visit_hash = $2
     RETURNING expires_at AS "expiresAt"`,
  ),
  addPending: sql(
    'addPending',
    `INSERT INTO sign_in_pending (visit_hash, text, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (visit_hash) DO UPDATE
       SET text = excluded.text, expires_at = excluded.expires_at`,
  ),
  readPending: sql(
    'readPending',
    `SELECT text, expires_at AS "expiresAt" FROM sign_in_pending
     WHERE visit_hash = $1 AND expires_at > $2`,
  ),
  deletePending: sql(
    'deletePending',
    'DELETE FROM sign_in_pending WHERE visit_hash = $1 AND text = $2',
  ),
  // Surplus sessions locked by another transaction are left to a later sign-in, so that this one never
  // waits.
  addSession: sql(
    'addSession',
    `WITH replaced AS (DELETE FROM sign_in_sessions WHERE token_hash = $9),
     surplus AS (DELETE FROM sign_in_sessions WHERE id IN (
       SELECT id FROM sign_in_sessions WHERE id IN (
         SELECT id FROM sign_in_sessions WHERE account = $3 AND token_hash IS DISTINCT FROM $9
         ORDER BY last_seen_at DESC, created_at DESC, id DESC OFFSET $10)
       FOR UPDATE SKIP LOCKED))
     INSERT INTO sign_in_sessions (id, token_hash, account, device, created_at, last_seen_at,
       idle_expires_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  ),
  readSession: sql(
    'readSession',
    `SELECT ${session} FROM sign_in_sessions WHERE token_hash = $1 AND idle_expires_at > $2`,
  ),
  touchSession: sql(
    'touchSession',
    `UPDATE sign_in_sessions SET last_seen_at = $1, idle_expires_at = LEAST(expires_at, $2)
     WHERE token_hash = $3 AND idle_expires_at > $1 AND last_seen_at <= $1 RETURNING ${session}`,
  ),
  listSessions: sql(
    'listSessions',
    `SELECT ${session} FROM sign_in_sessions WHERE account = $1 AND idle_expires_at > $2
       AND (last_seen_at, created_at, id) < ($3, $4, $5)
     ORDER BY last_seen_at DESC, created_at DESC, id DESC LIMIT $6`,
  ),
  deleteSession: sql(
    'deleteSession',
    'DELETE FROM sign_in_sessions WHERE account = $1 AND id = $2',
  ),
  // Locked in a fixed order, so that two at once cannot deadlock.
  deleteSessions: sql(
    'deleteSessions',
    `DELETE FROM sign_in_sessions WHERE account = $1 AND id IN (
       SELECT id FROM sign_in_sessions WHERE account = $1 ORDER BY id FOR UPDATE)`,
  ),
  countAttempt: sql(
    'countAttempt',
    `INSERT INTO sign_in_attempts AS attempt (key, count, ends_at) VALUES ($1, 1, $3)
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN attempt.ends_at <= $2 THEN 1 ELSE attempt.count + 1 END,
       ends_at = CASE WHEN attempt.ends_at <= $2 THEN excluded.ends_at ELSE attempt.ends_at END
     RETURNING count`,
  ),
  // Rows locked by another transaction are left to a later clearing, so that this one never waits. Expiry
  // is checked twice: a row may have changed before it was locked.
  clearExpired: sql(
    'clearExpired',
    `WITH nonces AS (${clear('sign_in_nonces', 'hash', 'expires_at')}),
       pending AS (${clear('sign_in_pending', 'visit_hash', 'expires_at')}),
       sessions AS (${clear('sign_in_sessions', 'id', 'idle_expires_at')}),
       attempts AS (${clear('sign_in_attempts', 'key', 'ends_at')})
     SELECT (SELECT COUNT(*) FROM nonces) + (SELECT COUNT(*) FROM pending)
       + (SELECT COUNT(*) FROM sessions) + (SELECT COUNT(*) FROM attempts) AS cleared`,
  ),
};

function sql(name: string, text: string) {
  return { name: `mooring sign-in ${name}`, text };
}

function clear(table: string, key: string, end: string): string {
  return `DELETE FROM ${table} WHERE ${end} <= $1 AND ${key} IN (
    SELECT ${key} FROM ${table} WHERE ${end} <= $1 FOR UPDATE SKIP LOCKED) RETURNING 1`;
}
