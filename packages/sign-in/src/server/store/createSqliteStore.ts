import { DatabaseSync } from 'node:sqlite';
import { groupChanges } from './groupedChanges.ts';
import { listStart } from './listStart.ts';
import type { Attempt, SignInStore, StoredSession } from './signInStore.ts';
import { migrateSqlite } from './sqliteMigrations.ts';
import { prepareStatements, type Row, valuesOf } from './sqliteStatements.ts';
import { useWriteAheadLog } from './useWriteAheadLog.ts';

/** Time a writer waits for another, in ms. */
const timeout = 5000;

/**
 * Creates a store in a SQLite file, creating and migrating the file as needed. Several processes of one
 * machine may share it: a writer waits up to 5 s for another.
 *
 * Sessions and pending sign-ins, and their ends, survive a power cut once resolved: concurrent ones are
 * written in one transaction, which waits for the disk. That covers everything written before too, so a
 * nonce is consumed for good once its session is stored; the rest is written without waiting, and still
 * survives the end of the process.
 *
 * Throws when the file cannot be used, or a later version of this program has written it.
 *
 * @example
 * ```ts
 * import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
 *
 * const store = createSqliteStore({ file: 'sign-in.sqlite' });
 * ```
 */
export function createSqliteStore({ file }: { file: string | ':memory:' }): SignInStore {
  const database = new DatabaseSync(file, { timeout });
  try {
    useWriteAheadLog(database, timeout);
    migrateSqlite(database);
    // WAL checkpoint at 16 MB instead of 4: more changes of a page share one copy.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    // In KiB: enough to look up tens of thousands of sessions without reading the file.
    database.exec('PRAGMA cache_size = -16384');
    return storeOver(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function storeOver(database: DatabaseSync): SignInStore {
  const statements = prepareStatements(database);
  const { change, lasting, flush } = groupChanges(database);

  function count({ key, now, windowMs }: Attempt): number {
    const [counted = 0, endsAt = now + windowMs] = valuesOf(statements.readAttempt.get(key, now));
    const number = Number(counted) + 1;
    statements.keepAttempt.get(key, number, endsAt);
    return number;
  }

  return {
    addNonce({ hash, visitHash, expiresAt }, attempt) {
      return change(() => {
        if (attempt && count(attempt) > attempt.most) return false;
        statements.addNonce.get(hash, visitHash, expiresAt);
        return true;
      });
    },
    async consumeNonce({ hash, visitHash, now }) {
      const nonce = await change(() => statements.consumeNonce.get(hash, visitHash));
      const [expiresAt] = valuesOf(nonce).map(Number);
      return expiresAt !== undefined && expiresAt > now
        ? { result: 'consumed', expiresAt }
        : { result: 'refused' };
    },
    addPending({ visitHash, text, expiresAt }) {
      return lasting(() => void statements.addPending.run(visitHash, text, expiresAt));
    },
    async readPending({ visitHash, now }) {
      const row = statements.readPending.get(visitHash, now);
      if (!row) return undefined;
      const [text, expiresAt] = valuesOf(row);
      return { visitHash, text: String(text), expiresAt: Number(expiresAt) };
    },
    deletePending({ visitHash, text }) {
      return lasting(() => statements.deletePending.run(visitHash, text).changes !== 0);
    },
    addSession(session, { replacedTokenHash, most } = {}) {
      const { id, tokenHash, account, device } = session;
      const { createdAt, lastSeenAt, idleExpiresAt, expiresAt } = session;
      const times = [createdAt, lastSeenAt, Math.min(idleExpiresAt, expiresAt), expiresAt];
      return lasting(() => {
        if (replacedTokenHash) statements.deleteSessionOfToken.run(replacedTokenHash);
        if (most !== undefined) statements.deleteSurplus.run(account, most - 1);
        statements.addSession.get(id, tokenHash, account, device, ...times);
      });
    },
    async readSession({ tokenHash, now, idleMs, touchAfterMs }) {
      const row = statements.readSession.get(tokenHash, now);
      if (!row) return undefined;
      const session = readRow(row);
      if (now - session.lastSeenAt < touchAfterMs) return session;
      const touched = await change(() => {
        return statements.touchSession.get(now, now + idleMs, tokenHash);
      });
      // Another process may have recorded it as seen, or ended it, meanwhile.
      const after = touched ?? statements.readSession.get(tokenHash, now);
      return after && readRow(after);
    },
    async listSessions({ account, now, most, after = listStart }) {
      const { lastSeenAt, createdAt, id } = after;
      return statements.listSessions
        .all(account, now, lastSeenAt, createdAt, id, most)
        .map(readRow);
    },
    deleteSession(account, id) {
      return lasting(() => statements.deleteSession.run(account, id).changes !== 0);
    },
    deleteSessions(account) {
      return lasting(() => Number(statements.deleteSessions.run(account).changes));
    },
    countAttempt: (attempt) => change(() => count(attempt)),
    clearExpired(now) {
      return change(() =>
        statements.clearing.reduce((sum, each) => sum + Number(each.run(now).changes), 0),
      );
    },
    async close() {
      flush();
      if (database.isOpen) database.close();
    },
  };
}

function readRow(row: Row): StoredSession {
  const [id, tokenHash, account, device, createdAt, lastSeenAt, idleExpiresAt, expiresAt] =
    valuesOf(row);
  return {
    id: String(id),
    tokenHash: String(tokenHash),
    account: String(account),
    device: String(device),
    createdAt: Number(createdAt),
    lastSeenAt: Number(lastSeenAt),
    idleExpiresAt: Number(idleExpiresAt),
    expiresAt: Number(expiresAt),
  };
}
