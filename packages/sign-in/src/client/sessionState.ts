import type { SignInSession } from './signInSession.ts';

/** Whether this browser is signed in, and as whom. `loading`: not known yet. */
export type SignInState =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly session: SignInSession };

/** Holds {@link SignInState} for the page. */
export interface SessionStateStore {
  get(): SignInState;
  subscribe(listener: () => void): () => void;
  /** Sets what is known now; what is asked for but not answered yet counts no more. */
  set(session: SignInSession | null): void;
  /** Asks, and sets what comes back unless something newer was set or asked for meanwhile. */
  ask(read: () => Promise<SignInSession | null>): Promise<void>;
}

/** A state that is `loading` until told otherwise. */
export function createSessionState(): SessionStateStore {
  const listeners = new Set<() => void>();
  let state: SignInState = { status: 'loading' };
  let turn = 0;

  function set(session: SignInSession | null): void {
    turn += 1;
    const next: SignInState = session
      ? { status: 'authenticated', session }
      : { status: 'unauthenticated' };
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
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

// Only what a page shows of its own session: when it was last seen changes at each look.
function isSame(before: SignInState, after: SignInState): boolean {
  if (before.status !== 'authenticated' || after.status !== 'authenticated')
    return before.status === after.status;
  return before.session.id === after.session.id;
}
