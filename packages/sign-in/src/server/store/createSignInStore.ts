import { HOUR_MS } from '@mooring/internal';
import { type Query, readWholeNumber, type Steps, step } from './database/statement.ts';
import type { StoreDatabase } from './database/storeDatabase.ts';
import type { Attempt, SessionPlace, SignInStore, StoredSession } from './signInStore.ts';
import { MOST_CLEARED, prepareStatements } from './statements.ts';
import { StoreUnavailableError } from './storeUnavailableError.ts';

/** Most that clocks of servers on one database differ, in ms. */
const MOST_CLOCK_DIFFERENCE_MS = HOUR_MS;

const lasting = { isLasting: true };

/** Store that counts its sessions, for metrics. */
export interface CountedSignInStore extends SignInStore {
  /** Number of sessions that have not expired at a time, in ms since 1970; reads as many rows of an index. */
  countSessions(now: number): Promise<number>;
}

/**
 * Creates a store over a database that has its tables (`signInMigrations`). Closing it closes the database.
 *
 * Sessions and pending sign-ins, and their ends, survive a power cut once resolved, and with them all that
 * was written before: a nonce is consumed for good once its session is stored. The rest survives the end of
 * the process.
 *
 * @example
 * ```ts
 * import { createSignInStore, signInMigrations } from '@mooring/sign-in/server/database';
 * import { openSqlite } from '@mooring/sign-in/server/sqlite';
 *
 * const database = openSqlite({ file: 'harbour.sqlite', migrations: [signInMigrations] });
 * const store = createSignInStore(database);
 * ```
 */
export function createSignInStore(database: StoreDatabase): CountedSignInStore {
  const statements = prepareStatements(database.dialect);

  async function countAttempt({ key, now, windowMs }: Attempt): Promise<number> {
    const endsAt = now + windowMs;
    const attempt = { key, now, endsAt, latest: endsAt + MOST_CLOCK_DIFFERENCE_MS };
    const { rows } = await database.change(statements.countAttempt(attempt));
    return readWholeNumber(rows[0]?.count);
  }

  /** Ends the sessions of an account that were last seen longest ago, but `most`. */
  function* endSurplus(account: string, most: number): Steps<void> {
    const { rows } = yield* step(statements.countSessions({ account }));
    const surplus = readWholeNumber(rows[0]?.count) - most;
    if (surplus > 0) yield* step(statements.deleteSurplus({ account, surplus }));
  }

  async function removes(query: Query<unknown>): Promise<number> {
    return (await database.change(query, lasting)).count;
  }

  return {
    async addNonce(nonce, attempt) {
      if (attempt && (await countAttempt(attempt)) > attempt.most) return false;
      await database.change(statements.addNonce(nonce));
      return true;
    },
    async consumeNonce({ hash, visitHash, now }) {
      const { rows } = await database.change(statements.consumeNonce({ hash, visitHash }));
      if (!rows[0]) return { result: 'refused' };
      const expiresAt = readWholeNumber(rows[0].expiresAt);
      return expiresAt > now ? { result: 'consumed', expiresAt } : { result: 'refused' };
    },
    async addPending(pending) {
      await database.change(statements.addPending(pending), lasting);
    },
    async readPending({ visitHash, now }) {
      const [row] = await database.read(statements.readPending({ visitHash, now }));
      return row && { visitHash, text: row.text, expiresAt: readWholeNumber(row.expiresAt) };
    },
    async deletePending({ visitHash, text }) {
      return (await removes(statements.deletePending({ visitHash, text }))) !== 0;
    },
    async addSession(session, { replacedTokenHash, most } = {}) {
      const { account, idleExpiresAt, expiresAt, credential = null } = session;
      const added = {
        ...session,
        credential,
        idleExpiresAt: Math.min(idleExpiresAt, expiresAt),
      };
      const steps = function* () {
        if (replacedTokenHash)
          yield* step(statements.deleteSessionOfToken({ tokenHash: replacedTokenHash }));
        if (most !== undefined) yield* endSurplus(account, most - 1);
        yield* step(statements.addSession(added));
      };
      await database.transact(`sign-in ${account}`, steps, lasting);
    },
    async readSession({ tokenHash, now, idleMs, touchAfterMs }) {
      const read = statements.readSession({ tokenHash, now });
      const [row] = await database.read(read);
      if (!row) return undefined;
      const session = sessionOf(row);
      if (now - session.lastSeenAt < touchAfterMs) return session;
      const touch = statements.touchSession({ tokenHash, now, until: now + idleMs });
      const touched = await database.change(touch).catch(ignoreUnavailable);
      // The database takes no changes: the session is valid, though not recorded as seen.
      if (touched === undefined) return session;
      // Another server may have recorded it as seen, or ended it, in the meantime.
      const [after] = touched.rows.length > 0 ? touched.rows : await database.read(read);
      return after && sessionOf(after);
    },
    async listSessions({ account, now, most, after = listStart }) {
      const { lastSeenAt, createdAt, id } = after;
      const place = { lastSeenAt, createdAt, id };
      const rows = await database.read(statements.listSessions({ account, now, most, ...place }));
      return rows.map(sessionOf);
    },
    async deleteSession(account, id) {
      return (await removes(statements.deleteSession({ account, id }))) !== 0;
    },
    deleteSessions: (account) => removes(statements.deleteSessions({ account })),
    countAttempt,
    async countSessions(now) {
      const [row] = await database.read(statements.countAllSessions({ now }));
      return readWholeNumber(row?.count);
    },
    async clearExpired(now) {
      let cleared = 0;
      for (const clear of statements.clearing) {
        let count: number;
        do {
          ({ count } = await database.change(clear({ now })));
          cleared += count;
        } while (count === MOST_CLEARED);
      }
      return cleared;
    },
    close: () => database.close(),
  };
}

function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

type Row<Statement> = Statement extends (values: never) => Query<infer Selected> ? Selected : never;

function sessionOf({
  credential,
  ...row
}: Row<ReturnType<typeof prepareStatements>['readSession']>): StoredSession {
  return {
    ...row,
    ...(credential !== null && { credential }),
    createdAt: readWholeNumber(row.createdAt),
    lastSeenAt: readWholeNumber(row.lastSeenAt),
    idleExpiresAt: readWholeNumber(row.idleExpiresAt),
    expiresAt: readWholeNumber(row.expiresAt),
  };
}

/** Cursor before the first session of a list. */
const listStart: SessionPlace = {
  lastSeenAt: Number.MAX_SAFE_INTEGER,
  createdAt: 0,
  id: '',
};
