import { askServer, fieldOf } from './askServer.ts';
import { type ClientOptions, serverAt } from './clientOptions.ts';
import { createSignInAdapter, type SignInAdapter } from './createSignInAdapter.ts';
import { followSession, type SessionFollower } from './followSession.ts';
import type { SessionState } from './sessionState.ts';
import { SignInRequestError } from './signInRequestError.ts';
import {
  readPage,
  readSession,
  type SignInSession,
  type SignInSessionPage,
} from './signInSession.ts';

/** Options of {@link createSignInClient}. */
export interface SignInClientOptions extends ClientOptions {
  /** What stands before `/auth`, on the page's own origin. Default: nothing. */
  readonly path?: string;
}

/** Sign-in of this browser at our own server. */
export type SignInState = SessionState<SignInSession>;

/** Sign-in at our own server, for a page. One for a page; requests reject with `SignInRequestError`. */
export interface SignInClient extends SessionFollower<SignInSession> {
  /** What a kit signs in by. */
  readonly adapter: SignInAdapter;
  /** The devices of the account, this one first, page by page: `after` is the `next` of the one before. */
  readonly listSessions: (after?: string) => Promise<SignInSessionPage>;
  /** Signs one device out, which may be this one. Well too when it is signed out already. */
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
  const server = serverAt(path, options);
  const { follower, changed, tellOthers, onTold } = followSession<SignInSession>({
    channel: `mooring-sign-in${path}`,
    async read() {
      const { body } = await askServer(server, 'GET', '/auth/session');
      const session = fieldOf(body, 'session');
      return session === null ? null : readSession(session);
    },
    keyOf: ({ id }) => id,
    onError,
  });

  /** What needs a session; being told that there is none is news for the whole page. */
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
      tellOthers,
      onTold,
      onError,
    }),
    ...follower,
    listSessions: (after) =>
      asSignedIn(async () => {
        const rest = after === undefined ? '' : `/after/${encodeURIComponent(after)}`;
        return readPage((await askServer(server, 'GET', `/auth/sessions${rest}`)).body);
      }),
    endSession: (id) =>
      asSignedIn(async () => {
        const now = follower.getState();
        const isThis = now.status === 'authenticated' && now.session.id === id;
        try {
          await askServer(server, 'DELETE', `/auth/sessions/${encodeURIComponent(id)}`);
        } catch (error) {
          if (!(error instanceof SignInRequestError) || error.code !== 'not-found') throw error;
        }
        if (isThis) changed(null);
      }),
    signOutEverywhere: () =>
      asSignedIn(async () => {
        await askServer(server, 'POST', '/auth/sign-out-all', {});
        changed(null);
      }),
  };
}
