import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** Row of a statement below, for `valuesOf`. */
export type Row = Record<string, SQLOutputValue>;

/** Values of a row, in the order of the statement's columns; empty without a row. */
export function valuesOf(row: Row | undefined): readonly SQLOutputValue[] {
  return Array.isArray(row) ? row : Object.values(row ?? {});
}

/**
 * Prepares all statements of the store. When the result is not used, `get` is cheaper than `run`, which
 * also returns the number of changes and the last row id.
 */
export function prepareStatements(database: DatabaseSync) {
  const session =
    'id, token_hash, account, device, created_at, last_seen_at, idle_expires_at, expires_at';
  const sql = (text: string) => {
    const statement = database.prepare(text);
    // Creating an object of a row costs more than finding it, as its keys are created each time. Node has
    // arrays of rows since 24; before, objects have their values in the same order.
    statement.setReturnArrays?.(true);
    return statement;
  };
  return {
    // Nonces are random enough that an equal hash is the same nonce, restored.
    addNonce: sql('INSERT OR REPLACE INTO nonces (hash, visit_hash, expires_at) VALUES (?, ?, ?)'),
    consumeNonce: sql('DELETE FROM nonces WHERE hash = ? AND visit_hash = ? RETURNING expires_at'),
    addPending: sql(
      'INSERT OR REPLACE INTO pending_sign_ins (visit_hash, text, expires_at) VALUES (?, ?, ?)',
    ),
    readPending: sql(`SELECT text, expires_at FROM pending_sign_ins
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
      AND (last_seen_at, created_at, id) < (?, ?, ?)
      ORDER BY last_seen_at DESC, created_at DESC, id DESC LIMIT ?`),
    deleteSurplus: sql(`DELETE FROM sessions WHERE number IN (SELECT number FROM sessions
      WHERE account = ? ORDER BY last_seen_at DESC, created_at DESC, id DESC LIMIT -1 OFFSET ?)`),
    deleteSession: sql('DELETE FROM sessions WHERE account = ? AND id = ?'),
    deleteSessionOfToken: sql('DELETE FROM sessions WHERE token_hash = ?'),
    deleteSessions: sql('DELETE FROM sessions WHERE account = ?'),
    readAttempt: sql('SELECT count, ends_at FROM attempts WHERE key = ? AND ends_at > ?'),
    keepAttempt: sql('INSERT OR REPLACE INTO attempts (key, count, ends_at) VALUES (?, ?, ?)'),
    clearing: [
      sql('DELETE FROM nonces WHERE expires_at <= ?'),
      sql('DELETE FROM pending_sign_ins WHERE expires_at <= ?'),
      sql('DELETE FROM sessions WHERE idle_expires_at <= ?'),
      sql('DELETE FROM attempts WHERE ends_at <= ?'),
    ],
  };
}
