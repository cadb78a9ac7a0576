import { createListeners, parseJson } from '@mooring/internal';
import type { Config } from 'wagmi';
import { createDeviceStorage, type DeviceStorage, type StorageLike } from './deviceStorage.ts';
import { safeAround } from './safeAround.ts';

/** `restoring` while the session of the last visit is being restored. */
export type SessionState = 'restoring' | 'settled';

/** Store of {@link SessionState}. */
export interface Session {
  get(): SessionState;
  /** State on a server and on hydration; undefined while it is known to nobody. */
  served(): SessionState | undefined;
  /** True if there may be a session to restore: a recent wallet, or a Safe around the page. */
  isExpected(): boolean;
  /**
   * Runs `bringBack` if a session is expected, and settles when it ends, either way. Once for the life of
   * the page, however often the provider mounts. Rejects like `bringBack`.
   */
  restore(bringBack: () => Promise<void>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a session, initially restoring where one is expected.
 * @param served state it begins with, on a server too
 * @param isOwn true for a wagmi configuration of the host's own, whose storage is its own too
 */
export function createSession(
  storage: DeviceStorage,
  wagmi: Config,
  served?: SessionState,
  isOwn?: boolean,
): Session {
  const { emit, subscribe } = createListeners();
  // What wagmi's storage keeps is known at once only where that is the browser's.
  const own = isOwn && createDeviceStorage({ prefix: wagmi.storage?.key ?? '' });
  const isExpected = () =>
    (own ? own.get('recentConnectorId') : storage.get('wagmi.recentConnectorId')) !== null ||
    safeAround(wagmi) !== undefined;
  // Nothing to restore: settled in the first render.
  let state: SessionState = served ?? (isExpected() ? 'restoring' : 'settled');
  let begun = false;
  return {
    get: () => state,
    served: () => served,
    isExpected,
    async restore(bringBack) {
      if (begun) return;
      begun = true;
      try {
        if (own || isExpected()) await bringBack();
      } finally {
        state = 'settled';
        emit();
      }
    },
    subscribe,
  };
}

/**
 * Storage of wagmi: recent wallet and selected chain. Damaged or foreign values read as missing, and
 * connections are never restored from storage but requested from the wallet. With `ssr`, wagmi writes its
 * initial state before reading the stored one: that write is ignored.
 */
export function connectionStorage(
  storage: DeviceStorage,
): Pick<StorageLike, 'getItem' | 'setItem' | 'removeItem'> {
  let read = false;
  return {
    getItem(key) {
      read = true;
      const value = parseJson(storage.get(key));
      if (value === undefined) return null;
      if (!key.endsWith('.store')) return JSON.stringify(value);
      const { state, version }: { state?: unknown; version?: unknown } = Object(value);
      const { chainId }: { chainId?: unknown } = Object(state);
      if (!Number.isSafeInteger(chainId) || !Number.isSafeInteger(version)) return null;
      return JSON.stringify({ state: { chainId }, version });
    },
    setItem: (key, value) => read && storage.set(key, value),
    removeItem: (key) => storage.remove(key),
  };
}
