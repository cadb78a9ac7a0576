import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { SignInStore, StoredSession } from './signInStore.ts';
import { migrateSqlite } from './sqliteMigrations.ts';
import { prepareStatements } from './sqliteStatements.ts';
import { useWriteAheadLog } from './useWriteAheadLog.ts';

/** How long a writer waits for another, in ms. */
const timeout = 5000;

/**
 * A store in one SQLite file, made when it is not there and brought to the newest version. Several
 * processes of one machine may use the file together: a writer waits up to 5 s for another.
 *
 * Throws when the file cannot be used, or a later version of this program has written it.
 */
export function createSqliteStore({ file }: { file: string | ':memory:' }): SignInStore {
  const database = new DatabaseSync(file, { timeout });
  try {
    useWriteAheadLog(database, timeout);
    migrateSqlite(database);
    return storeOver(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function storeOver(database: DatabaseSync): SignInStore {
  const statements = prepareStatements(database);

  /**
   * A change that must outlive a power cut once answered. Waiting for the disk covers everything
   * written before as well, so a nonce is used up for good when its session is; the rest is written
   * without waiting, and outlives the end of the process all the same.
   */
  function lasting<T>(change: () => T): T {
    database.exec('PRAGMA synchronous = FULL');
    try {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = change();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    } finally {
      database.exec('PRAGMA synchronous = NORMAL');
    }
  }

  database.exec('PRAGMA synchronous = NORMAL');
  return {
    async addNonce({ hash, visitHash, expiresAt }) {
      statements.addNonce.run(hash, visitHash, expiresAt);
    },
    async consumeNonce({ hash, visitHash, now }) {
      const nonce = statements.consumeNonce.get(hash);
      const expiresAt = Number(nonce?.['expiresAt']);
      return nonce?.['visitHash'] === visitHash && expiresAt > now
        ? { result: 'consumed', expiresAt }
        : { result: 'refused' };
    },
    async addPending({ visitHash, text, expiresAt }) {
      lasting(() => statements.addPending.run(visitHash, text, expiresAt));
    },
    async readPending({ visitHash, now }) {
      const row = statements.readPending.get(visitHash, now);
      return row && { visitHash, text: String(row['text']), expiresAt: Number(row['expiresAt']) };
    },
    async deletePending({ visitHash, text }) {
      return lasting(() => statements.deletePending.run(visitHash, text).changes) !== 0;
    },
    async addSession(session, replacedTokenHash) {
      const { id, tokenHash, account, device } = session;
      const { createdAt, lastSeenAt, idleExpiresAt, expiresAt } = session;
      const times = [createdAt, lastSeenAt, Math.min(idleExpiresAt, expiresAt), expiresAt];
      lasting(() => {
        if (replacedTokenHash) statements.deleteSessionOfToken.run(replacedTokenHash);
        statements.addSession.run(id, tokenHash, account, device, ...times);
      });
    },
    async readSession({ tokenHash, now, idleMs, touchAfterMs }) {
      const row = statements.readSession.get(tokenHash, now);
      if (!row) return undefined;
      const session = readRow(row);
      if (now - session.lastSeenAt < touchAfterMs) return session;
      const touched = statements.touchSession.get(now, now + idleMs, tokenHash);
      // Another process may have noted it as seen, or ended it, in between.
      const after = touched ?? statements.readSession.get(tokenHash, now);
      return after && readRow(after);
    },
    async listSessions(account, now) {
      return statements.listSessions.all(account, now).map(readRow);
    },
    async deleteSession(account, id) {
      return lasting(() => statements.deleteSession.run(account, id).changes) !== 0;
    },
    async deleteSessions(account) {
      return Number(lasting(() => statements.deleteSessions.run(account).changes));
    },
    async countAttempt({ key, now, windowMs }) {
      return Number(statements.countAttempt.get(key, now, windowMs)?.['count']);
    },
    async clearExpired(now) {
      return statements.clearing.reduce((sum, each) => sum + Number(each.run(now).changes), 0);
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function readRow(row: Record<string, SQLOutputValue>): StoredSession {
  return {
    id: String(row['id']),
    tokenHash: String(row['tokenHash']),
    account: String(row['account']),
    device: String(row['device']),
    createdAt: Number(row['createdAt']),
    lastSeenAt: Number(row['lastSeenAt']),
    idleExpiresAt: Number(row['idleExpiresAt']),
    expiresAt: Number(row['expiresAt']),
  };
}
