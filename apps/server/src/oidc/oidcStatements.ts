import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
} from '@mooring/sign-in/server/database';
import { sqlNull } from '../sql/sqlNull.ts';

/** Scripts, each from the version of its index to the next; never changed once released. */
const oidcScripts: readonly string[] = [
  `CREATE TABLE oidc_items (
     id TEXT PRIMARY KEY,
     model TEXT NOT NULL,
     payload TEXT NOT NULL,
     grant_id TEXT,
     created_at DOUBLE PRECISION NOT NULL,
     expires_at DOUBLE PRECISION NOT NULL,
     consumed_at DOUBLE PRECISION
   );
   CREATE INDEX oidc_items_grant ON oidc_items (grant_id) WHERE grant_id IS NOT NULL;
   CREATE INDEX oidc_items_expiry ON oidc_items (expires_at);
   CREATE TABLE oidc_sessions (
     id TEXT NOT NULL,
     account TEXT NOT NULL,
     state TEXT,
     check_at DOUBLE PRECISION NOT NULL,
     PRIMARY KEY (account, id)
   );
   CREATE INDEX oidc_sessions_check ON oidc_sessions (check_at);
   CREATE TABLE oidc_authorizations (
     account TEXT NOT NULL,
     session_id TEXT NOT NULL,
     client_id TEXT NOT NULL,
     grant_id TEXT,
     sid TEXT,
     PRIMARY KEY (account, session_id, client_id)
   );
   CREATE TABLE oidc_consents (
     account TEXT NOT NULL,
     client_id TEXT NOT NULL,
     scopes TEXT NOT NULL,
     granted_at DOUBLE PRECISION NOT NULL,
     used_at DOUBLE PRECISION NOT NULL,
     PRIMARY KEY (account, client_id)
   );
   CREATE TABLE oidc_logouts (
     id TEXT PRIMARY KEY,
     client_id TEXT NOT NULL,
     account TEXT NOT NULL,
     sid TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     due_at DOUBLE PRECISION,
     tries DOUBLE PRECISION NOT NULL,
     outcome TEXT
   );
   CREATE INDEX oidc_logouts_due ON oidc_logouts (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX oidc_logouts_created_at ON oidc_logouts (created_at);
   CREATE TABLE oidc_keys (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     value TEXT NOT NULL,
     from_at DOUBLE PRECISION NOT NULL
   )`,
];

/** Migrations of the tables of the OpenID provider. */
export const oidcMigrations: Migrations = {
  subject: 'The tables of OpenID Connect',
  versionTable: 'oidc_version',
  newest: oidcScripts.length,
  scripts: (version) => oidcScripts.slice(version),
};

interface Tables {
  oidc_items: {
    id: string;
    model: string;
    payload: string;
    grant_id: string | null;
    created_at: number;
    expires_at: number;
    consumed_at: number | null;
  };
  oidc_sessions: { id: string; account: string; state: string | null; check_at: number };
  oidc_authorizations: {
    account: string;
    session_id: string;
    client_id: string;
    grant_id: string | null;
    sid: string | null;
  };
  oidc_consents: {
    account: string;
    client_id: string;
    scopes: string;
    granted_at: number;
    used_at: number;
  };
  oidc_logouts: {
    id: string;
    client_id: string;
    account: string;
    sid: string;
    created_at: number;
    due_at: number | null;
    tries: number;
    outcome: string | null;
  };
  oidc_keys: { id: string; kind: string; value: string; from_at: number };
  /** Sessions of sign-in: whether one is alive is asked there, in the same transaction. */
  sign_in_sessions: {
    id: string;
    account: string;
    credential: string | null;
    created_at: number;
    idle_expires_at: number;
  };
}

type ItemRow = Omit<Tables['oidc_items'], 'consumed_at'>;
interface SessionKeyRow {
  account: string;
  session_id: string;
}
type Authorization = Tables['oidc_authorizations'];

/** Most sessions of one check, and most rows of one clearing. */
export const MOST_CHECKED = 200;
/** Most logouts of one claim: each is a request. */
const MOST_CLAIMED_LOGOUTS = 20;

/** Prepares all statements of the store. */
export function prepareOidcStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  return {
    putItem: prepare((given: Given<ItemRow>) =>
      on
        .insertInto('oidc_items')
        .values({
          id: given('id'),
          model: given('model'),
          payload: given('payload'),
          grant_id: given('grant_id'),
          created_at: given('created_at'),
          expires_at: given('expires_at'),
          consumed_at: sqlNull,
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({
            payload: row.ref('excluded.payload'),
            grant_id: row.ref('excluded.grant_id'),
            expires_at: row.ref('excluded.expires_at'),
          })),
        ),
    ),
    findItem: prepare((given: Given<{ id: string; model: string; now: number }>) =>
      on
        .selectFrom('oidc_items')
        .select(['payload', 'grant_id', 'created_at', 'consumed_at'])
        .where('id', '=', given('id'))
        .where('model', '=', given('model'))
        .where('expires_at', '>', given('now')),
    ),
    consumeItem: prepare((given: Given<{ id: string; now: number }>) =>
      on
        .updateTable('oidc_items')
        .set({ consumed_at: given('now') })
        .where('id', '=', given('id'))
        .where('consumed_at', 'is', sqlNull),
    ),
    dropItem: prepare((given: Given<{ id: string }>) =>
      on.deleteFrom('oidc_items').where('id', '=', given('id')),
    ),
    /** Ends a grant, with its codes and tokens. */
    dropGrant: prepare((given: Given<{ grant_id: string }>) =>
      on.deleteFrom('oidc_items').where('grant_id', '=', given('grant_id')),
    ),
    dropGrantItems: prepare((given: Given<{ grant_id: string; model: string }>) =>
      on
        .deleteFrom('oidc_items')
        .where('grant_id', '=', given('grant_id'))
        .where('model', '=', given('model')),
    ),
    clearItems: prepare((given: Given<{ now: number }>) =>
      on
        .deleteFrom('oidc_items')
        .where('id', 'in', (query) =>
          query
            .selectFrom('oidc_items')
            .select('id')
            .where('expires_at', '<=', given('now'))
            .orderBy('expires_at')
            .limit(MOST_CHECKED),
        ),
    ),
    findSignIn: prepare((given: Given<SessionKeyRow & { now: number }>) =>
      on
        .selectFrom('sign_in_sessions')
        .select(['created_at', 'credential', 'idle_expires_at'])
        .where('account', '=', given('account'))
        .where('id', '=', given('session_id'))
        .where('idle_expires_at', '>', given('now'))
        .orderBy('created_at', 'desc')
        .limit(1),
    ),
    findSession: prepare((given: Given<SessionKeyRow>) =>
      on
        .selectFrom('oidc_sessions')
        .select('state')
        .where('account', '=', given('account'))
        .where('id', '=', given('session_id')),
    ),
    putSession: prepare(
      (given: Given<SessionKeyRow & { state: string | null; check_at: number }>) =>
        on
          .insertInto('oidc_sessions')
          .values({
            account: given('account'),
            id: given('session_id'),
            state: given('state'),
            check_at: given('check_at'),
          })
          .onConflict((conflict) =>
            conflict.columns(['account', 'id']).doUpdateSet((row) => ({
              state: row.ref('excluded.state'),
            })),
          ),
    ),
    dropSession: prepare((given: Given<SessionKeyRow>) =>
      on
        .deleteFrom('oidc_sessions')
        .where('account', '=', given('account'))
        .where('id', '=', given('session_id')),
    ),
    sessionsOfAccount: prepare((given: Given<{ account: string }>) =>
      on
        .selectFrom('oidc_sessions')
        .select(['account', 'id as session_id'])
        .where('account', '=', given('account')),
    ),
    sessionsToCheck: prepare((given: Given<{ now: number }>) =>
      on
        .selectFrom('oidc_sessions')
        .select(['account', 'id as session_id'])
        .where('check_at', '<=', given('now'))
        .orderBy('check_at')
        .limit(MOST_CHECKED),
    ),
    checkLater: prepare((given: Given<SessionKeyRow & { check_at: number }>) =>
      on
        .updateTable('oidc_sessions')
        .set({ check_at: given('check_at') })
        .where('account', '=', given('account'))
        .where('id', '=', given('session_id')),
    ),
    authorizations: prepare((given: Given<SessionKeyRow>) =>
      on
        .selectFrom('oidc_authorizations')
        .selectAll()
        .where('account', '=', given('account'))
        .where('session_id', '=', given('session_id')),
    ),
    authorizationsOfAccount: prepare((given: Given<{ account: string }>) =>
      on.selectFrom('oidc_authorizations').selectAll().where('account', '=', given('account')),
    ),
    putAuthorization: prepare((given: Given<Authorization>) =>
      on
        .insertInto('oidc_authorizations')
        .values({
          account: given('account'),
          session_id: given('session_id'),
          client_id: given('client_id'),
          grant_id: given('grant_id'),
          sid: given('sid'),
        })
        .onConflict((conflict) =>
          conflict.columns(['account', 'session_id', 'client_id']).doUpdateSet((row) => ({
            grant_id: row.ref('excluded.grant_id'),
            sid: row.ref('excluded.sid'),
          })),
        ),
    ),
    dropAuthorization: prepare((given: Given<SessionKeyRow & { client_id: string }>) =>
      on
        .deleteFrom('oidc_authorizations')
        .where('account', '=', given('account'))
        .where('session_id', '=', given('session_id'))
        .where('client_id', '=', given('client_id')),
    ),
    consents: prepare((given: Given<{ account: string }>) =>
      on.selectFrom('oidc_consents').selectAll().where('account', '=', given('account')),
    ),
    putConsent: prepare((given: Given<Tables['oidc_consents']>) =>
      on
        .insertInto('oidc_consents')
        .values({
          account: given('account'),
          client_id: given('client_id'),
          scopes: given('scopes'),
          granted_at: given('granted_at'),
          used_at: given('used_at'),
        })
        .onConflict((conflict) =>
          conflict.columns(['account', 'client_id']).doUpdateSet((row) => ({
            scopes: row.ref('excluded.scopes'),
            granted_at: row.ref('excluded.granted_at'),
            used_at: row.ref('excluded.used_at'),
          })),
        ),
    ),
    touchConsent: prepare((given: Given<{ account: string; client_id: string; now: number }>) =>
      on
        .updateTable('oidc_consents')
        .set({ used_at: given('now') })
        .where('account', '=', given('account'))
        .where('client_id', '=', given('client_id'))
        .where('used_at', '<', given('now')),
    ),
    dropConsent: prepare((given: Given<{ account: string; client_id: string }>) =>
      on
        .deleteFrom('oidc_consents')
        .where('account', '=', given('account'))
        .where('client_id', '=', given('client_id')),
    ),
    insertLogout: prepare(
      (
        given: Given<{
          id: string;
          client_id: string;
          account: string;
          sid: string;
          now: number;
        }>,
      ) =>
        on.insertInto('oidc_logouts').values({
          id: given('id'),
          client_id: given('client_id'),
          account: given('account'),
          sid: given('sid'),
          created_at: given('now'),
          due_at: given('now'),
          tries: 0,
          outcome: sqlNull,
        }),
    ),
    dueLogouts: prepare((given: Given<{ now: number }>) =>
      on
        .selectFrom('oidc_logouts')
        .selectAll()
        .where('due_at', '<=', given('now'))
        .orderBy('due_at')
        .limit(MOST_CLAIMED_LOGOUTS),
    ),
    leaseLogout: prepare((given: Given<{ id: string; until: number }>) =>
      on
        .updateTable('oidc_logouts')
        .set((row) => ({ due_at: given('until'), tries: row('tries', '+', 1) }))
        .where('id', '=', given('id')),
    ),
    recordLogout: prepare((given: Given<{ id: string; outcome: string; due_at: number | null }>) =>
      on
        .updateTable('oidc_logouts')
        .set({ outcome: given('outcome'), due_at: given('due_at') })
        .where('id', '=', given('id')),
    ),
    clearLogouts: prepare((given: Given<{ before: number }>) =>
      on.deleteFrom('oidc_logouts').where('created_at', '<', given('before')),
    ),
    dropKey: prepare((given: Given<{ id: string }>) =>
      on.deleteFrom('oidc_keys').where('id', '=', given('id')),
    ),
    insertKey: prepare((given: Given<Tables['oidc_keys']>) =>
      on.insertInto('oidc_keys').values({
        id: given('id'),
        kind: given('kind'),
        value: given('value'),
        from_at: given('from_at'),
      }),
    ),
  };
}

/** Prepares the statement that reads all keys: a few rows. */
export function prepareKeyStatement(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  return prepare((_: Given<Record<never, never>>) =>
    on.selectFrom('oidc_keys').selectAll().orderBy('from_at', 'desc').orderBy('id'),
  );
}
