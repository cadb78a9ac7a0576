import { createListeners } from '../listeners.ts';

/** Sign-in state of this browser; `loading` until the server's first response. */
export type SessionState<Session> =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly session: Session };

/** Store of {@link SessionState}. */
export interface SessionStateStore<Session> {
  get(): SessionState<Session>;
  subscribe(listener: () => void): () => void;
  /** Sets the session; pending reads are ignored. */
  set(session: Session | null): void;
  /** Reads the session and sets it, unless a newer one was set or requested meanwhile. */
  ask(read: () => Promise<Session | null>): Promise<void>;
}

/**
 * Creates a store, initially `loading`.
 * @param keyOf identifies a session; listeners are called only when it changes
 */
export function createSessionState<Session>(
  keyOf: (session: Session) => string | undefined,
): SessionStateStore<Session> {
  const { emit, subscribe } = createListeners();
  let state: SessionState<Session> = { status: 'loading' };
  let turn = 0;

  function set(session: Session | null): void {
    turn += 1;
    const next: SessionState<Session> = session
      ? { status: 'authenticated', session }
      : { status: 'unauthenticated' };
    if (isSame(state, next)) return;
    state = next;
    emit();
  }

  function isSame(before: SessionState<Session>, after: SessionState<Session>): boolean {
    if (before.status !== 'authenticated' || after.status !== 'authenticated')
      return before.status === after.status;
    return keyOf(before.session) === keyOf(after.session);
  }

  return {
    get: () => state,
    subscribe,
    set,
    async ask(read) {
      turn += 1;
      const mine = turn;
      const session = await read();
      if (mine === turn) set(session);
    },
  };
}
