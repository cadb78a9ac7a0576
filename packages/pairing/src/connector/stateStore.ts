import type { PairingState } from '../pairingControl.ts';

/** Holds `PairingState` for a page. */
export function createStateStore() {
  const listeners = new Set<() => void>();
  let state: PairingState = { status: 'idle' };
  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: PairingState): void {
      if (next === state || (next.status === 'idle' && state.status === 'idle')) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
