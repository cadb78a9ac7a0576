import { createListeners, parseJson } from '@mooring/internal';
import type { Config } from 'wagmi';
import { createDeviceStorage, type DeviceStorage, type StorageLike } from './deviceStorage.ts';
import { safeAround } from './safeAround.ts';

/** Part of wagmi that its types do not declare: the persisted state, absent without storage. */
interface Rehydrated {
  readonly ssr: boolean;
  readonly store: { readonly persist?: { rehydrate(): unknown } };
}

/** `restoring` while the session of the last visit is being restored. */
export type SessionState = 'restoring' | 'settled';

/** Store of {@link SessionState}. */
export interface Session {
  get(): SessionState;
  /** State on the server and on hydration; undefined if unknown. */
  served(): SessionState | undefined;
  /** Returns true if there may be a session to restore: a recent wallet, or a Safe around the page. */
  isExpected(): boolean;
  /**
   * Calls `reconnect` if a session is expected, and settles when it ends, either way. Runs once per page, also if the
   * provider mounts again. Rejects like `reconnect`.
   */
  restore(reconnect: () => Promise<void>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a session; its initial state is `restoring` if a session is expected.
 * @param served initial state, also on the server
 * @param isOwn true for the host's own wagmi configuration, which has its own storage
 */
export function createSession(
  storage: DeviceStorage,
  wagmi: Config,
  served?: SessionState,
  isOwn?: boolean,
): Session {
  const { emit, subscribe } = createListeners();
  // wagmi's storage can be read synchronously only if it is the browser's.
  const hostStorage = isOwn && createDeviceStorage({ prefix: wagmi.storage?.key ?? '' });
  const isExpected = () =>
    (hostStorage
      ? hostStorage.get('recentConnectorId')
      : storage.get('wagmi.recentConnectorId')) !== null || safeAround(wagmi) !== undefined;
  // Nothing to restore: settled in the first render.
  let state: SessionState = served ?? (isExpected() ? 'restoring' : 'settled');
  let started = false;
  return {
    get: () => state,
    served: () => served,
    isExpected,
    async restore(reconnect) {
      if (started) return;
      started = true;
      // With `ssr`, wagmi does not read the persisted state (the chosen network) until the page hydrates. Once: over a
      // live connection, it would write the stored one.
      const { ssr, store }: Rehydrated = wagmi._internal;
      if (ssr) store.persist?.rehydrate();
      try {
        if (hostStorage || isExpected()) await reconnect();
      } finally {
        state = 'settled';
        emit();
      }
    },
    subscribe,
  };
}

/**
 * Creates wagmi's storage: recent wallet and selected chain. Damaged or foreign values read as missing, and
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
