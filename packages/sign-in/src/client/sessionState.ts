/** Sign-in of this browser; `loading` until the server has answered for the first time. */
export type SessionState<Session> =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly session: Session };

/** Holds {@link SessionState} for the page. */
export interface SessionStateStore<Session> {
  get(): SessionState<Session>;
  subscribe(listener: () => void): () => void;
  /** Sets what is known now; what is asked for but not answered yet counts no more. */
  set(session: Session | null): void;
  /** Asks, and sets what comes back unless something newer was set or asked for meanwhile. */
  ask(read: () => Promise<Session | null>): Promise<void>;
}

/**
 * A state that is `loading` until told otherwise.
 * @param keyOf what tells one session from another; a change of anything else is no news
 */
export function createSessionState<Session>(
  keyOf: (session: Session) => string | undefined,
): SessionStateStore<Session> {
  const listeners = new Set<() => void>();
  let state: SessionState<Session> = { status: 'loading' };
  let turn = 0;

  function set(session: Session | null): void {
    turn += 1;
    const next: SessionState<Session> = session
      ? { status: 'authenticated', session }
      : { status: 'unauthenticated' };
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function isSame(before: SessionState<Session>, after: SessionState<Session>): boolean {
    if (before.status !== 'authenticated' || after.status !== 'authenticated')
      return before.status === after.status;
    return keyOf(before.session) === keyOf(after.session);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    async ask(read) {
      turn += 1;
      const mine = turn;
      const session = await read();
      if (mine === turn) set(session);
    },
  };
}
