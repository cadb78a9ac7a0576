import { type RawBuilder, sql } from 'kysely';
import { createBuilder, type Dialect, type Given, prepare } from './database/statement.ts';
import type {
  SessionPlace,
  StoredNonce,
  StoredPendingSignIn,
  StoredSession,
} from './signInStore.ts';

/** Integer; PostgreSQL's client returns BIGINT as text, unless the host configures numbers. */
type Whole = number | string | bigint;

interface Tables {
  sign_in_nonces: { hash: string; visit_hash: string; expires_at: Whole };
  sign_in_pending: { visit_hash: string; text: string; expires_at: Whole };
  sign_in_sessions: {
    token_hash: string;
    id: string;
    account: string;
    device: string;
    credential: string | null;
    created_at: Whole;
    last_seen_at: Whole;
    idle_expires_at: Whole;
    expires_at: Whole;
  };
  sign_in_attempts: { key: string; count: Whole; ends_at: Whole };
}

const sessionColumns = [
  'id',
  'token_hash as tokenHash',
  'account',
  'device',
  'credential',
  'created_at as createdAt',
  'last_seen_at as lastSeenAt',
  'idle_expires_at as idleExpiresAt',
  'expires_at as expiresAt',
] as const;

/** Rows of one clearing: SQLite runs in the thread of the server, which answers others in between. */
export const MOST_CLEARED = 1_000;

/** Prepares all statements of the store. */
export function prepareStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  const hasRowLocks = dialect === 'postgres';

  /**
   * Deletes the rows that expired first, at most `MOST_CLEARED`. Those locked by another transaction are left to a
   * later clearing, so that this one never waits. Expiry is checked twice: a row may have changed before it was
   * locked.
   */
  function clear(table: keyof Tables, key: string, end: string) {
    const locked = hasRowLocks ? sql`for update skip locked` : sql``;
    return prepare((given: Given<{ now: number }>) =>
      compilable(sql`delete from ${sql.table(table)}
        where ${sql.ref(end)} <= ${given('now')} and ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)}
          where ${sql.ref(end)} <= ${given('now')}
          order by ${sql.ref(end)} limit ${MOST_CLEARED} ${locked})`),
    );
  }
  const compilable = (raw: RawBuilder<unknown>) => ({ compile: () => raw.compile(on) });

  return {
    // Nonces are random enough that an equal hash is the same nonce, restored.
    addNonce: prepare((given: Given<StoredNonce>) =>
      on
        .insertInto('sign_in_nonces')
        .values({
          hash: given('hash'),
          visit_hash: given('visitHash'),
          expires_at: given('expiresAt'),
        })
        .onConflict((conflict) =>
          conflict.column('hash').doUpdateSet((row) => ({
            visit_hash: row.ref('excluded.visit_hash'),
            expires_at: row.ref('excluded.expires_at'),
          })),
        ),
    ),
    consumeNonce: prepare((given: Given<{ hash: string; visitHash: string }>) =>
      on
        .deleteFrom('sign_in_nonces')
        .where('hash', '=', given('hash'))
        .where('visit_hash', '=', given('visitHash'))
        .returning('expires_at as expiresAt'),
    ),
    addPending: prepare((given: Given<StoredPendingSignIn>) =>
      on
        .insertInto('sign_in_pending')
        .values({
          visit_hash: given('visitHash'),
          text: given('text'),
          expires_at: given('expiresAt'),
        })
        .onConflict((conflict) =>
          conflict.column('visit_hash').doUpdateSet((row) => ({
            text: row.ref('excluded.text'),
            expires_at: row.ref('excluded.expires_at'),
          })),
        ),
    ),
    readPending: prepare((given: Given<{ visitHash: string; now: number }>) =>
      on
        .selectFrom('sign_in_pending')
        .select(['text', 'expires_at as expiresAt'])
        .where('visit_hash', '=', given('visitHash'))
        .where('expires_at', '>', given('now')),
    ),
    deletePending: prepare((given: Given<{ visitHash: string; text: string }>) =>
      on
        .deleteFrom('sign_in_pending')
        .where('visit_hash', '=', given('visitHash'))
        .where('text', '=', given('text')),
    ),
    addSession: prepare(
      (given: Given<Omit<StoredSession, 'credential'> & { credential: string | null }>) =>
        on.insertInto('sign_in_sessions').values({
          id: given('id'),
          token_hash: given('tokenHash'),
          account: given('account'),
          device: given('device'),
          credential: given('credential'),
          created_at: given('createdAt'),
          last_seen_at: given('lastSeenAt'),
          idle_expires_at: given('idleExpiresAt'),
          expires_at: given('expiresAt'),
        }),
    ),
    readSession: prepare((given: Given<{ tokenHash: string; now: number }>) =>
      on
        .selectFrom('sign_in_sessions')
        .select(sessionColumns)
        .where('token_hash', '=', given('tokenHash'))
        .where('idle_expires_at', '>', given('now')),
    ),
    touchSession: prepare((given: Given<{ tokenHash: string; now: number; until: number }>) =>
      on
        .updateTable('sign_in_sessions')
        .set((row) => ({
          last_seen_at: given('now'),
          idle_expires_at: row
            .case()
            .when('expires_at', '<', given('until'))
            .then(row.ref('expires_at'))
            .else(given('until'))
            .end(),
        }))
        .where('token_hash', '=', given('tokenHash'))
        .where('idle_expires_at', '>', given('now'))
        .where('last_seen_at', '<=', given('now'))
        .returning(sessionColumns),
    ),
    listSessions: prepare(
      (given: Given<SessionPlace & { account: string; now: number; most: number }>) =>
        on
          .selectFrom('sign_in_sessions')
          .select(sessionColumns)
          .where('account', '=', given('account'))
          .where('idle_expires_at', '>', given('now'))
          .where((row) =>
            row(
              row.refTuple('last_seen_at', 'created_at', 'id'),
              '<',
              row.tuple(given('lastSeenAt'), given('createdAt'), given('id')),
            ),
          )
          .orderBy('last_seen_at', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(given('most')),
    ),
    countSessions: prepare((given: Given<{ account: string }>) =>
      on
        .selectFrom('sign_in_sessions')
        .select((row) => row.fn.countAll().as('count'))
        .where('account', '=', given('account')),
    ),
    countAllSessions: prepare((given: Given<{ now: number }>) =>
      on
        .selectFrom('sign_in_sessions')
        .select((row) => row.fn.countAll().as('count'))
        .where('idle_expires_at', '>', given('now')),
    ),
    // Rows locked by another transaction are left to a later sign-in, so that this one never waits.
    deleteSurplus: prepare((given: Given<{ account: string; surplus: number }>) => {
      const oldest = on
        .selectFrom('sign_in_sessions')
        .select('token_hash')
        .where('account', '=', given('account'))
        .orderBy('last_seen_at')
        .orderBy('created_at')
        .orderBy('id')
        .limit(given('surplus'));
      const unlocked = on
        .selectFrom('sign_in_sessions')
        .select('token_hash')
        .where('token_hash', 'in', oldest)
        .forUpdate()
        .skipLocked();
      return on
        .deleteFrom('sign_in_sessions')
        .where('token_hash', 'in', hasRowLocks ? unlocked : oldest);
    }),
    deleteSession: prepare((given: Given<{ account: string; id: string }>) =>
      on
        .deleteFrom('sign_in_sessions')
        .where('account', '=', given('account'))
        .where('id', '=', given('id')),
    ),
    deleteSessionOfToken: prepare((given: Given<{ tokenHash: string }>) =>
      on.deleteFrom('sign_in_sessions').where('token_hash', '=', given('tokenHash')),
    ),
    // Locked in a fixed order, so that two at once cannot deadlock.
    deleteSessions: prepare((given: Given<{ account: string }>) =>
      on.deleteFrom('sign_in_sessions').where('token_hash', 'in', (query) =>
        query
          .selectFrom('sign_in_sessions')
          .select('token_hash')
          .where('account', '=', given('account'))
          .orderBy('token_hash')
          .$if(hasRowLocks, (locked) => locked.forUpdate()),
      ),
    ),
    // A window that ends later than any begun by now is of a clock that was ahead.
    countAttempt: prepare(
      (given: Given<{ key: string; now: number; endsAt: number; latest: number }>) =>
        on
          .insertInto('sign_in_attempts')
          .values({ key: given('key'), count: 1, ends_at: given('endsAt') })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((row) => {
              const isOver = () =>
                row.or([
                  row('sign_in_attempts.ends_at', '<=', given('now')),
                  row('sign_in_attempts.ends_at', '>', given('latest')),
                ]);
              return {
                count: row
                  .case()
                  .when(isOver())
                  .then(1)
                  .else(row('sign_in_attempts.count', '+', 1))
                  .end(),
                ends_at: row
                  .case()
                  .when(isOver())
                  .then(row.ref('excluded.ends_at'))
                  .else(row.ref('sign_in_attempts.ends_at'))
                  .end(),
              };
            }),
          )
          .returning('count'),
    ),
    clearing: [
      clear('sign_in_nonces', 'hash', 'expires_at'),
      clear('sign_in_pending', 'visit_hash', 'expires_at'),
      clear('sign_in_sessions', 'token_hash', 'idle_expires_at'),
      clear('sign_in_attempts', 'key', 'ends_at'),
    ],
  };
}
