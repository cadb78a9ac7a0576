import { askServer, fieldOf, type ServerAccess } from './askServer.ts';
import { createSignInAdapter, type SignInAdapter } from './createSignInAdapter.ts';
import { createSessionState, type SignInState } from './sessionState.ts';
import { SignInRequestError } from './signInRequestError.ts';
import { readSession, type SignInSession } from './signInSession.ts';
import { watchSession } from './watchSession.ts';

export interface SignInClientOptions {
  /** What stands before `/auth`, on the page's own origin. Default: nothing. */
  readonly path?: string;
  /** A sentence for the person, in the message they sign. Default: none. */
  readonly statement?: string;
  /** How long the server may take to answer, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Hears why a signature was not taken, and why the session could not be read. */
  readonly onError?: (error: Error) => void;
  /** How requests are sent. Default: the browser's `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** The page that signs in. Default: `location`. */
  readonly page?: { readonly host: string; readonly origin: string };
}

/** Sign-in as a page sees it, over our own server. One for a page. */
export interface SignInClient {
  /** What a kit signs in by. */
  readonly adapter: SignInAdapter;
  readonly getState: () => SignInState;
  /** Hears of every change of {@link getState}'s answer; gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Begins to follow the session: reads it now, when another tab signs in or out, and when the person
   * comes back to the page. Gives the way to stop.
   */
  readonly start: () => () => void;
  /** Reads the session again; rejects with `SignInRequestError` when the server does not answer. */
  readonly refresh: () => Promise<void>;
  /** Every device of the account. Rejects with `SignInRequestError`, as the next two do. */
  readonly listSessions: () => Promise<readonly SignInSession[]>;
  /** Signs one device out, which may be this one. Well too when it is signed out already. */
  readonly endSession: (id: string) => Promise<void>;
  /** Signs out every device of the account, this one included. */
  readonly signOutEverywhere: () => Promise<void>;
}

/** The page's side of our sign-in server. Nothing is sent before `start` or a call. */
export function createSignInClient(options: SignInClientOptions = {}): SignInClient {
  const { path = '', statement, timeoutMs = 15_000, onError = () => {} } = options;
  const server: ServerAccess = {
    path,
    timeoutMs,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
  const state = createSessionState();
  const watch = watchSession({
    path,
    refresh,
    onError,
    giveUp() {
      // What a page offers then, signing in, says itself what is wrong and can be tried again.
      if (state.get().status === 'loading') state.set(null);
    },
  });

  function refresh(): Promise<void> {
    return state.ask(async () => {
      const { body } = await askServer(server, 'GET', '/auth/session');
      const session = fieldOf(body, 'session');
      return session === null ? null : readSession(session);
    });
  }

  function changed(session: SignInSession | null): void {
    state.set(session);
    watch.tellOthers();
  }

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
      tellOthers: watch.tellOthers,
      onTold: watch.onTold,
      onError,
    }),
    getState: state.get,
    subscribe: state.subscribe,
    start: watch.start,
    refresh,
    listSessions: () =>
      asSignedIn(async () => {
        const { body } = await askServer(server, 'GET', '/auth/sessions');
        const sessions = fieldOf(body, 'sessions');
        if (!Array.isArray(sessions)) throw new SignInRequestError('answer-invalid', 200);
        return sessions.map(readSession);
      }),
    endSession: (id) =>
      asSignedIn(async () => {
        const now = state.get();
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
