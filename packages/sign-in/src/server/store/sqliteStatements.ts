import type { DatabaseSync } from 'node:sqlite';

/** Every statement of the store, prepared once. */
export function prepareStatements(database: DatabaseSync) {
  const session = `id, token_hash AS tokenHash, account, device, created_at AS createdAt,
    last_seen_at AS lastSeenAt, idle_expires_at AS idleExpiresAt, expires_at AS expiresAt`;
  const sql = (text: string) => database.prepare(text);
  return {
    // A nonce is random enough that the same hash is the same nonce, put back.
    addNonce: sql('INSERT OR REPLACE INTO nonces (hash, visit_hash, expires_at) VALUES (?, ?, ?)'),
    consumeNonce: sql(
      'DELETE FROM nonces WHERE hash = ? RETURNING visit_hash AS visitHash, expires_at AS expiresAt',
    ),
    addPending: sql(
      'INSERT OR REPLACE INTO pending_sign_ins (visit_hash, text, expires_at) VALUES (?, ?, ?)',
    ),
    readPending: sql(`SELECT text, expires_at AS expiresAt FROM pending_sign_ins
      WHERE visit_hash = ? AND expires_at > ?`),
    deletePending: sql('DELETE FROM pending_sign_ins WHERE visit_hash = ? AND text = ?'),
    addSession:
      sql(`INSERT INTO sessions (id, token_hash, account, device, created_at, last_seen_at,
      idle_expires_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    readSession: sql(
      `SELECT ${session} FROM sessions WHERE token_hash = ? AND idle_expires_at > ?`,
    ),
    touchSession: sql(`UPDATE sessions SET last_seen_at = ?1, idle_expires_at = min(expires_at, ?2)
      WHERE token_hash = ?3 AND idle_expires_at > ?1 AND last_seen_at <= ?1 RETURNING ${session}`),
    listSessions: sql(`SELECT ${session} FROM sessions WHERE account = ? AND idle_expires_at > ?
      ORDER BY last_seen_at DESC, created_at DESC, id`),
    deleteSession: sql('DELETE FROM sessions WHERE account = ? AND id = ?'),
    deleteSessionOfToken: sql('DELETE FROM sessions WHERE token_hash = ?'),
    deleteSessions: sql('DELETE FROM sessions WHERE account = ?'),
    readAttempt: sql('SELECT count, ends_at AS endsAt FROM attempts WHERE key = ? AND ends_at > ?'),
    keepAttempt: sql('INSERT OR REPLACE INTO attempts (key, count, ends_at) VALUES (?, ?, ?)'),
    clearing: [
      sql('DELETE FROM nonces WHERE expires_at <= ?'),
      sql('DELETE FROM pending_sign_ins WHERE expires_at <= ?'),
      sql('DELETE FROM sessions WHERE idle_expires_at <= ?'),
      sql('DELETE FROM attempts WHERE ends_at <= ?'),
    ],
  };
}
