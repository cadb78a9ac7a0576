import { readOwnField } from '@mooring/internal';
import {
  type ClientOptions,
  createServerAccess,
  requestServer,
  SignInRequestError,
} from './askServer.ts';
import { createSignInAdapter, type SignInAdapter } from './createSignInAdapter.ts';
import { followSession, type SessionFollower, type SessionState } from './followSession.ts';
import {
  readPage,
  readSession,
  type SignInSession,
  type SignInSessionPage,
} from './signInSession.ts';

/** Options of {@link createSignInClient}. */
export interface SignInClientOptions extends ClientOptions {
  /** Prefix of `/auth` on the page's origin. Default: none. */
  readonly path?: string;
}

/** Sign-in state of this browser at our own server. */
export type SignInState = SessionState<SignInSession>;

/** Client of our own sign-in server, one per page. Requests reject with `SignInRequestError`. */
export interface SignInClient extends SessionFollower<SignInSession> {
  /** Adapter for wallet kits. */
  readonly adapter: SignInAdapter;
  /** Lists the account's devices, this one first. `after` is `next` of the previous page. */
  readonly listSessions: (after?: string) => Promise<SignInSessionPage>;
  /** Signs out one device, which may be this one. Resolves also when already signed out. */
  readonly endSession: (id: string) => Promise<void>;
  /** Signs out every device of the account, this one included. */
  readonly signOutEverywhere: () => Promise<void>;
}

/**
 * The page's side of our sign-in server. Nothing is sent before `start` or a call.
 *
 * @example
 * ```ts
 * import { createSignInClient } from '@mooring/sign-in';
 *
 * // For `<AuthenticationProvider client={client}>`.
 * export const client = createSignInClient();
 * const { sessions } = await client.listSessions();
 * ```
 */
export function createSignInClient(options: SignInClientOptions = {}): SignInClient {
  const { path = '', statement, onError = () => {} } = options;
  const server = createServerAccess(path, options);
  const { follower, changed, refreshOtherTabs, onRefreshRequest } = followSession<SignInSession>({
    channel: `mooring-sign-in${path}`,
    async read() {
      const { body } = await requestServer(server, 'GET', '/auth/session');
      const session = readOwnField(body, 'session');
      return session === null ? null : readSession(session);
    },
    // Signing in anew keeps the id.
    keyOf: ({ id, createdAt }) => `${id} ${createdAt}`,
    onError,
  });

  /** Runs a request that needs a session; `unauthenticated` updates the state of the whole page. */
  async function asSignedIn<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof SignInRequestError && error.code === 'unauthenticated') changed(null);
      throw error;
    }
  }

  return {
    adapter: createSignInAdapter({
      server,
      page: options.page ?? globalThis.location,
      statement,
      onChange: changed,
      refreshOtherTabs,
      onRefreshRequest,
      onError,
    }),
    ...follower,
    listSessions: (after) =>
      asSignedIn(async () => {
        const rest = after === undefined ? '' : `/after/${encodeURIComponent(after)}`;
        return readPage((await requestServer(server, 'GET', `/auth/sessions${rest}`)).body);
      }),
    endSession: (id) =>
      asSignedIn(async () => {
        const now = follower.getState();
        const isThis = now.status === 'authenticated' && now.session.id === id;
        try {
          await requestServer(server, 'DELETE', `/auth/sessions/${encodeURIComponent(id)}`);
        } catch (error) {
          if (!(error instanceof SignInRequestError) || error.code !== 'not-found') throw error;
        }
        if (isThis) changed(null);
      }),
    signOutEverywhere: () =>
      asSignedIn(async () => {
        await requestServer(server, 'POST', '/auth/sign-out-all', {});
        changed(null);
      }),
  };
}
