/** The part of the browser's `Storage` that is used; `localStorage` is one. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key'> & {
  readonly length: number;
};

/** Texts kept on this device, by key. */
export type DeviceStorage = {
  /** The text kept under `key`, or null. */
  get(key: string): string | null;
  /** Keeps `value`; where the browser refuses or is full, in memory for the life of this page. */
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Every key that begins with `prefix`, in no particular order. */
  keys(prefix: string): string[];
  /**
   * Hears each change, made here or in another tab, with its key; null means that anything may
   * have changed. Returns the function that stops listening.
   */
  subscribe(listener: (key: string | null) => void): () => void;
};

export type DeviceStorageOptions = {
  /** Default: `window.localStorage`. A function because reading that property may itself throw. */
  storage?: StorageLike | (() => StorageLike);
  /** Put before every key with a point. Default `mooring`. */
  prefix?: string;
  /** Where other tabs' `storage` events are heard. Default: the window, where there is one. */
  events?: EventTarget;
};

/**
 * Storage of this device: `localStorage` where that works, memory where it does not (a refused or
 * full storage, a server). No method ever throws.
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
  // What could not be written, by full key: it stands before the stored value. Null is a removal.
  const memory = new Map<string, string | null>();
  const listeners = new Set<(key: string | null) => void>();

  function attempt<Value>(use: (area: StorageLike) => Value): { value: Value } | undefined {
    try {
      return { value: use(typeof storage === 'function' ? storage() : storage) };
    } catch {
      return undefined;
    }
  }

  function read(full: string): string | null {
    const kept = memory.get(full);
    return kept === undefined ? (attempt((area) => area.getItem(full))?.value ?? null) : kept;
  }

  function notify(key: string | null) {
    for (const listener of [...listeners]) listener(key);
  }

  /** Runs a change; what the storage refuses is remembered instead. */
  function write(key: string, value: string | null) {
    const full = prefix + key;
    const changed = read(full) !== value;
    if (!changed && !memory.has(full)) return;
    const done = attempt((area) => {
      if (value === null) area.removeItem(full);
      else area.setItem(full, value);
      area.getItem(full); // one that cannot be read back is as good as refused
    });
    if (done) memory.delete(full);
    else memory.set(full, value);
    if (changed) notify(key);
  }

  function onStorage(event: Event) {
    if (!('key' in event)) return;
    const area = 'storageArea' in event ? event.storageArea : null;
    if (area && attempt((own) => own)?.value !== area) return;
    if (event.key === null) {
      memory.clear();
      notify(null);
    } else if (typeof event.key === 'string' && event.key.startsWith(prefix)) {
      memory.delete(event.key); // what another tab wrote is newer than what this one could not write
      notify(event.key.slice(prefix.length));
    }
  }

  // A page taken back from the back/forward cache has missed the events of its absence.
  const onPageShow = () => notify(null);

  return {
    get: (key) => read(prefix + key),
    set: (key, value) => write(key, value),
    remove: (key) => write(key, null),
    keys(wanted) {
      const found = new Set(memory.keys());
      attempt((area) => {
        for (let index = 0; index < area.length; index++) found.add(area.key(index) ?? '');
      });
      return [...found]
        .filter((key) => key.startsWith(prefix + wanted) && memory.get(key) !== null)
        .map((key) => key.slice(prefix.length));
    },
    subscribe(listener) {
      // A function of its own, so that the same listener given twice is heard and stopped twice.
      const own = (key: string | null) => listener(key);
      if (listeners.size === 0) {
        events?.addEventListener('storage', onStorage);
        events?.addEventListener('pageshow', onPageShow);
      }
      listeners.add(own);
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        events?.removeEventListener('storage', onStorage);
        events?.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
