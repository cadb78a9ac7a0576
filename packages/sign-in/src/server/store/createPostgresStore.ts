import type { Pool } from 'pg';
import { listStart } from './listStart.ts';
import { migratePostgres } from './postgresMigrations.ts';
import { readText, readWhole } from './postgresRow.ts';
import { statements } from './postgresStatements.ts';
import type { Attempt, SignInStore, StoredSession } from './signInStore.ts';

/** Statement of the list. */
type Statement = (typeof statements)[keyof typeof statements];

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
export async function createPostgresStore({ pool }: { pool: Pool }): Promise<SignInStore> {
  // Without a listener, losing an idle connection would end the process. The pool has dropped it already,
  // and no call failed.
  pool.on('error', () => {});
  await migratePostgres(pool);

  async function run(statement: Statement, ...values: readonly (string | number | null)[]) {
    return pool.query<Record<string, unknown>>({ ...statement, values: [...values] });
  }
  /** Runs a statement that returns one row, or none. */
  async function runForRow(statement: Statement, ...values: readonly (string | number)[]) {
    const { rows } = await run(statement, ...values);
    return rows[0];
  }
  async function runForCount(statement: Statement, ...values: readonly string[]) {
    return (await run(statement, ...values)).rowCount ?? 0;
  }

  async function countAttempt({ key, now, windowMs }: Attempt): Promise<number> {
    return readWhole(await runForRow(statements.countAttempt, key, now, now + windowMs), 'count');
  }

  return {
    async addNonce({ hash, visitHash, expiresAt }, attempt) {
      if (attempt && (await countAttempt(attempt)) > attempt.most) return false;
      await run(statements.addNonce, hash, visitHash, expiresAt);
      return true;
    },
    async consumeNonce({ hash, visitHash, now }) {
      const nonce = await runForRow(statements.consumeNonce, hash, visitHash);
      if (!nonce) return { result: 'refused' };
      const expiresAt = readWhole(nonce, 'expiresAt');
      return expiresAt > now ? { result: 'consumed', expiresAt } : { result: 'refused' };
    },
    async addPending({ visitHash, text, expiresAt }) {
      await run(statements.addPending, visitHash, text, expiresAt);
    },
    async readPending({ visitHash, now }) {
      const row = await runForRow(statements.readPending, visitHash, now);
      return (
        row && { visitHash, text: readText(row, 'text'), expiresAt: readWhole(row, 'expiresAt') }
      );
    },
    async deletePending({ visitHash, text }) {
      return (await runForCount(statements.deletePending, visitHash, text)) !== 0;
    },
    async addSession(session, { replacedTokenHash, most = Number.MAX_SAFE_INTEGER } = {}) {
      const { id, tokenHash, account, device } = session;
      const { createdAt, lastSeenAt, idleExpiresAt, expiresAt } = session;
      const times = [createdAt, lastSeenAt, Math.min(idleExpiresAt, expiresAt), expiresAt];
      const ended = [replacedTokenHash ?? null, most - 1];
      await run(statements.addSession, id, tokenHash, account, device, ...times, ...ended);
    },
    async readSession({ tokenHash, now, idleMs, touchAfterMs }) {
      const row = await runForRow(statements.readSession, tokenHash, now);
      if (!row) return undefined;
      const session = readSession(row);
      if (now - session.lastSeenAt < touchAfterMs) return session;
      const touched = await runForRow(statements.touchSession, now, now + idleMs, tokenHash);
      // Another server may have recorded it as seen, or ended it, meanwhile.
      const after = touched ?? (await runForRow(statements.readSession, tokenHash, now));
      return after && readSession(after);
    },
    async listSessions({ account, now, most, after = listStart }) {
      const { lastSeenAt, createdAt, id } = after;
      const place = [lastSeenAt, createdAt, id];
      const { rows } = await run(statements.listSessions, account, now, ...place, most);
      return rows.map(readSession);
    },
    async deleteSession(account, id) {
      return (await runForCount(statements.deleteSession, account, id)) !== 0;
    },
    async deleteSessions(account) {
      return runForCount(statements.deleteSessions, account);
    },
    countAttempt,
    async clearExpired(now) {
      return readWhole(await runForRow(statements.clearExpired, now), 'cleared');
    },
    async close() {},
  };
}

function readSession(row: Readonly<Record<string, unknown>>): StoredSession {
  return {
    id: readText(row, 'id'),
    tokenHash: readText(row, 'tokenHash'),
    account: readText(row, 'account'),
    device: readText(row, 'device'),
    createdAt: readWhole(row, 'createdAt'),
    lastSeenAt: readWhole(row, 'lastSeenAt'),
    idleExpiresAt: readWhole(row, 'idleExpiresAt'),
    expiresAt: readWhole(row, 'expiresAt'),
  };
}
