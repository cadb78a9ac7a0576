import type { PairingSession, PairingState } from '../pairingControl.ts';

/** Creates a store of `PairingState` and `PairingSession` for a page. */
export function createStateStore() {
  const listeners = new Set<() => void>();
  let state: PairingState = { status: 'idle' };
  let session: PairingSession | undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    getState: () => state,
    getSession: () => session,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: PairingState): void {
      if (next === state || (next.status === 'idle' && state.status === 'idle')) return;
      state = next;
      tell();
    },
    setSession(next: PairingSession | undefined): void {
      if (next === session) return;
      session = next;
      tell();
    },
  };
}
