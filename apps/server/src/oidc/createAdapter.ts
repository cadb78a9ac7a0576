import { isRecord, parseJson } from '@mooring/internal';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { AuthenticationMethod } from './authenticationMethod.ts';
import type { Authorization, OidcSession, OidcStore } from './oidcStore.ts';
import { readSessionName, writeSessionName } from './sessionName.ts';

/** Models that end with their grant. */
const OF_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

interface AdapterOptions {
  store: OidcStore;
  /** Resolves to how an account proved itself. */
  findMethod: (session: OidcSession) => Promise<AuthenticationMethod>;
  /** Thrown when a code or token is used by two requests at once. */
  createReplayError: () => Error;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Creates the library's access to the store. Sessions are those of sign-in: one of the library's lives exactly as long,
 * and visitors without a session have none here either.
 */
export function createAdapter(options: AdapterOptions): (model: string) => Adapter {
  return (model) => (model === 'Session' ? sessionAdapter(options) : itemAdapter(model, options));
}

function itemAdapter(model: string, { store, createReplayError, now }: AdapterOptions): Adapter {
  return {
    async upsert(id, payload, expiresIn = 0) {
      // The id is a token: it is not stored.
      const { jti: _, ...stored } = payload;
      const grantId =
        model === 'Grant' ? id : OF_GRANT.includes(model) ? payload.grantId : undefined;
      const item = { model, id, payload: JSON.stringify(stored), grantId };
      await store.putItem(item, { now: now(), expiresAt: now() + expiresIn * 1_000 });
    },
    async find(id) {
      const item = await store.findItem(model, id, now());
      const payload = item && parseJson(item.payload);
      if (!item || !isRecord(payload)) return undefined;
      const { consumedAt } = item;
      const consumed = consumedAt !== undefined && { consumed: Math.floor(consumedAt / 1_000) };
      return { ...payload, jti: id, ...consumed };
    },
    async consume(id) {
      if (await store.consumeItem(model, id, now())) return;
      // Another request used it at the same time: one of them is not the application.
      const item = await store.findItem(model, id, now());
      if (item?.grantId !== undefined) await store.dropGrant(item.grantId);
      throw createReplayError();
    },
    destroy: (id) => store.dropItem(model, id),
    revokeByGrantId: (grantId) => store.dropGrant(grantId, model),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

function sessionAdapter({ store, findMethod, now }: AdapterOptions): Adapter {
  async function find(name: string): Promise<OidcSession | undefined> {
    const key = readSessionName(name);
    return key && store.findSession(key, now());
  }
  return {
    async find(name) {
      const session = await find(name);
      return session && toPayload(session, await findMethod(session));
    },
    async findByUid(name) {
      const session = await find(name);
      return session && toPayload(session);
    },
    async upsert(_id, { uid, accountId, authorizations, state }) {
      const key = uid === undefined ? undefined : readSessionName(uid);
      // A visitor without a session.
      if (!key) return;
      if (key.account !== accountId) throw new Error('The session is of another account');
      const session = {
        authorizations: readAuthorizations(authorizations),
        state: state && JSON.stringify(state),
      };
      await store.saveSession(key, session, now());
    },
    // Sessions end at sign-in; the library also calls this to change an id.
    destroy: async () => undefined,
    consume: async () => undefined,
    revokeByGrantId: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** Session as the library reads it. */
function toPayload(session: OidcSession, method?: AuthenticationMethod): AdapterPayload {
  const name = writeSessionName(session);
  const state = session.state === undefined ? undefined : parseJson(session.state);
  return {
    kind: 'Session',
    jti: name,
    uid: name,
    accountId: session.account,
    loginTs: Math.floor(session.createdAt / 1_000),
    exp: Math.floor(session.idleExpiresAt / 1_000),
    ...(method && { amr: method.amr, acr: method.acr }),
    ...(isRecord(state) && { state }),
    authorizations: Object.fromEntries(
      session.authorizations.map(({ clientId, grantId, sid }) => [
        clientId,
        { ...(grantId !== undefined && { grantId }), ...(sid !== undefined && { sid }) },
      ]),
    ),
  };
}

function readAuthorizations(written: AdapterPayload['authorizations']): Authorization[] {
  return Object.entries(written ?? {}).map(([clientId, { grantId, sid }]) => ({
    clientId,
    grantId,
    sid,
  }));
}
