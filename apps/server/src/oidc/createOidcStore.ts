import { hash, randomUUID } from 'node:crypto';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { MOST_CHECKED, prepareKeyStatement, prepareOidcStatements } from './oidcStatements.ts';
import type {
  Authorization,
  Logout,
  OidcStore,
  SessionKey,
  StoredItem,
  StoredKey,
} from './oidcStore.ts';

/** Interval of checks of a session that has not been signed out of here, in ms: its idle time may have passed. */
const CHECK_MS = 60_000;
const keyKinds = ['RS256', 'ES256', 'cookie'] as const;

/** Creates the store of the OpenID provider over a database that has its tables (`oidcMigrations`), and those of sign-in. */
export function createOidcStore(database: StoreDatabase): OidcStore {
  const statements = prepareOidcStatements(database.dialect);
  const allKeys = prepareKeyStatement(database.dialect);
  const itemId = (model: string, id: string) => hash('sha256', `${model} ${id}`, 'base64url');
  /** Lock of an account's sessions, so that the end of one is found, and its logouts are queued, once. */
  const lockOf = (account: string) => `oidc ${account}`;
  const sessionRow = ({ account, id }: SessionKey) => ({ account, session_id: id });

  function* endGrant(
    { account, id }: SessionKey,
    { client_id, grant_id, sid: sids }: AuthorizationRow,
    now: number,
  ): Steps<void> {
    yield* step(statements.dropAuthorization({ account, session_id: id, client_id }));
    for (const grantId of readIds(grant_id))
      yield* step(statements.dropGrant({ grant_id: grantId }));
    for (const sid of readIds(sids)) {
      const logout = { id: randomUUID(), client_id, account, sid, now };
      yield* step(statements.insertLogout(logout));
    }
  }

  function* endSession(key: SessionKey, now: number): Steps<void> {
    const { rows } = yield* step(statements.authorizations(sessionRow(key)));
    for (const row of rows) yield* endGrant(key, row, now);
    yield* step(statements.dropSession(sessionRow(key)));
  }

  function* endOrphans(account: string, now: number): Steps<number> {
    const { rows } = yield* step(statements.sessionsOfAccount({ account }));
    let ended = 0;
    for (const row of rows) {
      const { rows: alive } = yield* step(statements.findSignIn({ ...row, now }));
      if (alive.length > 0) {
        yield* step(statements.checkLater({ ...row, check_at: now + CHECK_MS }));
        continue;
      }
      yield* endSession({ account, id: row.session_id }, now);
      ended += 1;
    }
    return ended;
  }

  function* endOfClient(
    account: string,
    clientId: string,
    now: number,
    sessionId?: string,
  ): Steps<void> {
    const { rows } = yield* step(statements.authorizationsOfAccount({ account }));
    for (const row of rows)
      if (row.client_id === clientId && (sessionId ?? row.session_id) === row.session_id)
        yield* endGrant({ account, id: row.session_id }, row, now);
  }

  function* addKeys(keys: readonly StoredKey[]): Steps<void> {
    for (const { id, kind, value, from } of keys)
      yield* step(statements.insertKey({ id, kind, value, from_at: from }));
  }

  return {
    async putItem({ model, id, payload, grantId }, { now, expiresAt }) {
      const row = { id: itemId(model, id), model, payload, grant_id: grantId ?? null };
      const times = { created_at: now, expires_at: expiresAt };
      await database.change(statements.putItem({ ...row, ...times }), LASTING_CHANGE);
    },
    async findItem(model, id, now): Promise<StoredItem | undefined> {
      const [row] = await database.read(statements.findItem({ id: itemId(model, id), model, now }));
      return (
        row && {
          payload: row.payload,
          grantId: row.grant_id ?? undefined,
          createdAt: Number(row.created_at),
          consumedAt: row.consumed_at === null ? undefined : Number(row.consumed_at),
        }
      );
    },
    async consumeItem(model, id, now) {
      const change = statements.consumeItem({ id: itemId(model, id), now });
      return (await database.change(change, LASTING_CHANGE)).count > 0;
    },
    async dropItem(model, id) {
      await database.change(statements.dropItem({ id: itemId(model, id) }), LASTING_CHANGE);
    },
    async dropGrant(grantId, model) {
      const all = { grant_id: grantId };
      await database.change(
        model === undefined
          ? statements.dropGrant(all)
          : statements.dropGrantItems({ ...all, model }),
        LASTING_CHANGE,
      );
    },
    async findSession(key, now) {
      const row = sessionRow(key);
      const [alive] = await database.read(statements.findSignIn({ ...row, now }));
      if (!alive) return undefined;
      const [authorizations, [stored]] = await Promise.all([
        database.read(statements.authorizations(row)),
        database.read(statements.findSession(row)),
      ]);
      return {
        account: key.account,
        id: key.id,
        createdAt: Number(alive.created_at),
        idleExpiresAt: Number(alive.idle_expires_at),
        credential: alive.credential ?? undefined,
        authorizations: authorizations.map(toAuthorization),
        state: stored?.state ?? undefined,
      };
    },
    async saveSession(key, { authorizations, state = null }, now) {
      const row = sessionRow(key);
      await database.transact(
        lockOf(key.account),
        function* () {
          yield* step(statements.putSession({ ...row, state, check_at: now + CHECK_MS }));
          const { rows } = yield* step(statements.authorizations(row));
          for (const { clientId, grantId, sid } of authorizations) {
            const stored = rows.find((one) => one.client_id === clientId);
            // Two first requests at once make a grant and an id each, and the application has both.
            const grants = distinctIds([grantId, ...readIds(stored?.grant_id)]);
            const sids = distinctIds([...readIds(stored?.sid), sid]);
            for (const old of grants.slice(MOST_IDS))
              yield* step(statements.dropGrant({ grant_id: old }));
            const ids = { grant_id: joinIds(grants), sid: joinIds(sids) };
            yield* step(statements.putAuthorization({ ...row, client_id: clientId, ...ids }));
          }
        },
        LASTING_CHANGE,
      );
    },
    async endOrphans(of, now) {
      const due = of === 'due' ? await database.read(statements.sessionsToCheck({ now })) : [of];
      let ended = 0;
      for (const account of new Set(due.map((session) => session.account)))
        ended += await database.transact(
          lockOf(account),
          () => endOrphans(account, now),
          LASTING_CHANGE,
        );
      return ended;
    },
    async endAuthorization({ account, id }, clientId, now) {
      await database.transact(
        lockOf(account),
        () => endOfClient(account, clientId, now, id),
        LASTING_CHANGE,
      );
    },
    endApplication: (account, clientId, now) =>
      database.transact(
        lockOf(account),
        function* () {
          yield* endOfClient(account, clientId, now);
          const { count } = yield* step(statements.dropConsent({ account, client_id: clientId }));
          return count > 0;
        },
        LASTING_CHANGE,
      ),
    async consents(account) {
      const rows = await database.read(statements.consents({ account }));
      return rows.map((row) => ({
        clientId: row.client_id,
        scopes: row.scopes.split(' '),
        grantedAt: Number(row.granted_at),
        usedAt: Number(row.used_at),
      }));
    },
    async putConsent(account, { clientId, scopes, grantedAt, usedAt }) {
      const times = { granted_at: grantedAt, used_at: usedAt };
      const row = { account, client_id: clientId, scopes: scopes.join(' '), ...times };
      await database.change(statements.putConsent(row), LASTING_CHANGE);
    },
    async touchConsent(account, clientId, now) {
      await database.change(statements.touchConsent({ account, client_id: clientId, now }));
    },
    claimLogouts: ({ now, until }) =>
      database.transact('oidc logouts', function* () {
        const { rows } = yield* step(statements.dueLogouts({ now }));
        for (const { id } of rows) yield* step(statements.leaseLogout({ id, until }));
        return rows.map(
          ({ id, client_id, account, sid, created_at, tries }): Logout => ({
            ...{ id, clientId: client_id, account, sid },
            createdAt: Number(created_at),
            tries: Number(tries) + 1,
          }),
        );
      }),
    async recordLogout(id, outcome, retryAt) {
      const change = statements.recordLogout({ id, outcome, due_at: retryAt ?? null });
      await database.change(change, LASTING_CHANGE);
    },
    async keys() {
      const rows = await database.read(allKeys({}));
      return rows.flatMap(({ id, kind: written, value, from_at }): StoredKey[] => {
        const kind = keyKinds.find((one) => one === written);
        return kind ? [{ id, kind, value, from: Number(from_at) }] : [];
      });
    },
    addFirstKeys: (keys) =>
      database.transact(
        'oidc keys',
        function* () {
          const { rows } = yield* step(allKeys({}));
          if (rows.length === 0) yield* addKeys(keys);
        },
        LASTING_CHANGE,
      ),
    addKeys: (keys) => database.transact('oidc keys', () => addKeys(keys), LASTING_CHANGE),
    async dropKey(id) {
      await database.change(statements.dropKey({ id }), LASTING_CHANGE);
    },
    async clear({ now, before }) {
      let count: number;
      do ({ count } = await database.change(statements.clearItems({ now })));
      while (count === MOST_CHECKED);
      await database.change(statements.clearLogouts({ before }));
    },
  };
}

/** Row of an application of a session: its grants, the newest first, and its ids there, the first one first. */
interface AuthorizationRow {
  client_id: string;
  grant_id: string | null;
  sid: string | null;
}

function toAuthorization({ client_id, grant_id, sid }: AuthorizationRow): Authorization {
  return { clientId: client_id, grantId: readIds(grant_id)[0], sid: readIds(sid)[0] };
}

/** Separates ids in one column: no id has it. */
const ID_SEPARATOR = '\n';
/** Most grants, and ids, of one application in a session. */
const MOST_IDS = 20;

function readIds(joined: string | null | undefined): readonly string[] {
  return joined ? joined.split(ID_SEPARATOR) : [];
}

function distinctIds(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function joinIds(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.slice(0, MOST_IDS).join(ID_SEPARATOR);
}
