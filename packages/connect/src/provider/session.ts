import type { DeviceStorage } from '../storage/deviceStorage.ts';

/** Whether the session of the last visit is still being brought back. */
export type SessionState = 'restoring' | 'settled';

/** Holds {@link SessionState} for the page. */
export interface Session {
  get(): SessionState;
  /** Whether the last visit ended with a wallet connected. */
  isExpected(): boolean;
  settle(): void;
  subscribe(listener: () => void): () => void;
}

/** A session that is restoring until told that it has settled. */
export function createSession(storage: DeviceStorage): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = 'restoring';
  return {
    get: () => state,
    isExpected: () => storage.get('wagmi.recentConnectorId') !== null,
    settle() {
      if (state === 'settled') return;
      state = 'settled';
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
