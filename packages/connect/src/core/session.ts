import type { Config } from 'wagmi';
import type { DeviceStorage } from './deviceStorage.ts';
import { createListeners } from './listeners.ts';
import { safeAround } from './safeAround.ts';

/** `restoring` while the session of the last visit is being restored. */
export type SessionState = 'restoring' | 'settled';

/** Store of {@link SessionState}. */
export interface Session {
  get(): SessionState;
  /** True if there may be a session to restore: a recent wallet, or a Safe around the page. */
  isExpected(): boolean;
  /**
   * Runs `bringBack` if a session is expected, and settles when it ends, either way. Once for the life of
   * the page, however often the provider mounts. Rejects like `bringBack`.
   */
  restore(bringBack: () => Promise<void>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Creates a session, initially restoring. */
export function createSession(storage: DeviceStorage, wagmi: Config): Session {
  const { emit, subscribe } = createListeners();
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
        emit();
      }
    },
    subscribe,
  };
}
