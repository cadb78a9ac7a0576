import type { Config } from 'wagmi';
import type { DeviceStorage } from './deviceStorage.ts';
import { safeAround } from './safeAround.ts';

/** Whether the session of the last visit is still being brought back. */
export type SessionState = 'restoring' | 'settled';

/** Holds {@link SessionState} for the page. */
export interface Session {
  get(): SessionState;
  /** Whether there may be somebody to bring back: the last visit's wallet, or a Safe around the page. */
  isExpected(): boolean;
  /**
   * Runs `bringBack` where there may be somebody, and settles when it has ended, either way. Once for
   * the life of the page, however often the provider is mounted. Rejects as `bringBack` does.
   */
  restore(bringBack: () => Promise<void>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** A session that is restoring until told that it has settled. */
export function createSession(storage: DeviceStorage, wagmi: Config): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = 'restoring';
  let begun = false;
  const isExpected = () =>
    storage.get('wagmi.recentConnectorId') !== null || safeAround(wagmi) !== undefined;
  return {
    get: () => state,
    isExpected,
    async restore(bringBack) {
      if (begun) return;
      begun = true;
      try {
        if (isExpected()) await bringBack();
      } finally {
        state = 'settled';
        for (const listener of listeners) listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
