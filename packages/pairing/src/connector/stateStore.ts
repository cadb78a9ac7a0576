import { createListeners } from '../listeners.ts';
import type { PairingSession, PairingState } from '../pairingControl.ts';

/** Creates a store of `PairingState` and `PairingSession` for a page. */
export function createStateStore() {
  const { emit, subscribe } = createListeners();
  let state: PairingState = { status: 'idle' };
  let session: PairingSession | undefined;
  return {
    getState: () => state,
    getSession: () => session,
    subscribe,
    set(next: PairingState): void {
      if (next === state || (next.status === 'idle' && state.status === 'idle')) return;
      state = next;
      emit();
    },
    setSession(next: PairingSession | undefined): void {
      if (next === session) return;
      session = next;
      emit();
    },
  };
}
