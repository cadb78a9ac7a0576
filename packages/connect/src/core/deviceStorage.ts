import { createListeners } from '@mooring/internal';

/** Subset of the browser's `Storage` interface, such as `localStorage`. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key'> & {
  readonly length: number;
};

/** Key-value storage of this device. */
export interface DeviceStorage {
  /** Returns the text stored under `key`, or null. */
  get(key: string): string | null;
  /** Stores `value`; in memory for the life of this page if storage is denied or full. */
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns all keys that start with `prefix`, unordered. */
  keys(prefix: string): string[];
  /**
   * Calls the listener with the key of each change, in this or another tab; null if anything may have
   * changed. Returns a function that unsubscribes.
   */
  subscribe(listener: (key: string | null) => void): () => void;
}

export interface DeviceStorageOptions {
  /** Default: `window.localStorage`. A function, because reading that property may throw. */
  storage?: StorageLike | (() => StorageLike);
  /** Prefix of all keys, followed by a point. Default: `mooring`. */
  prefix?: string;
  /** Target of other tabs' `storage` events. Default: the window, if any. */
  events?: EventTarget;
}

/**
 * Creates the storage of this device: `localStorage`, or memory if that is unavailable (denied or full storage, a
 * server). Its methods never throw.
 *
 * @example
 * ```ts
 * import { createDeviceStorage } from '@mooring/connect';
 *
 * const storage = createDeviceStorage({ prefix: 'harbour' });
 * storage.set('berth', '12'); // as `harbour.berth`
 * const stop = storage.subscribe((key) => console.log(key, storage.get('berth')));
 * ```
 */
export function createDeviceStorage(options: DeviceStorageOptions = {}): DeviceStorage {
  const { storage = () => window.localStorage } = options;
  const prefix = `${options.prefix ?? 'mooring'}.`;
  const events: EventTarget | undefined = options.events ?? globalThis.window;
  // Failed writes by full key, preferred to the stored value. Null is a removal.
  const memory = new Map<string, string | null>();
  const { emit, subscribe } = createListeners<[key: string | null]>(() => {
    events?.addEventListener('storage', onStorage);
    events?.addEventListener('pageshow', onPageShow);
    return () => {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
    };
  });

  function attempt<Value>(use: (area: StorageLike) => Value): { value: Value } | undefined {
    try {
      return { value: use(typeof storage === 'function' ? storage() : storage) };
    } catch {
      return undefined;
    }
  }

  function read(full: string): string | null {
    const pending = memory.get(full);
    return pending === undefined ? (attempt((area) => area.getItem(full))?.value ?? null) : pending;
  }

  /** Writes a value; keeps it in memory if the storage refuses it. */
  function write(key: string, value: string | null) {
    const full = prefix + key;
    const changed = read(full) !== value;
    if (!changed && !memory.has(full)) return;
    const done = attempt((area) => {
      if (value === null) area.removeItem(full);
      else area.setItem(full, value);
      area.getItem(full); // a storage that cannot be read counts as refused
    });
    if (done) memory.delete(full);
    else memory.set(full, value);
    if (changed) emit(key);
  }

  function onStorage(event: Event) {
    const { key, storageArea }: { key?: unknown; storageArea?: unknown } = Object(event);
    if (storageArea && attempt((current) => current)?.value !== storageArea) return;
    if (key === null) {
      memory.clear();
      emit(null);
    } else if (typeof key === 'string' && key.startsWith(prefix)) {
      memory.delete(key); // the other tab's value is newer than this tab's failed write
      emit(key.slice(prefix.length));
    }
  }

  // A page restored from the back-forward cache has missed events.
  const onPageShow = () => emit(null);

  return {
    get: (key) => read(prefix + key),
    set: (key, value) => write(key, value),
    remove: (key) => write(key, null),
    keys(keyPrefix) {
      const fullKeys = new Set(memory.keys());
      attempt((area) => {
        for (let index = 0; index < area.length; index++) fullKeys.add(area.key(index) ?? '');
      });
      return [...fullKeys]
        .filter((key) => key.startsWith(prefix + keyPrefix) && memory.get(key) !== null)
        .map((key) => key.slice(prefix.length));
    },
    subscribe,
  };
}
