import type { Store } from '@mooring/testing/wallet';

/** Subset of `Storage`; local storage in the page, a map in tests. */
export type StringStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Value in storage, shared by all tabs: `update` changes the value written last by any of them. */
export type StoredValue<T> = Store<T> & {
  /** Reads storage again and calls the listeners; for changes of another tab. */
  reload(): void;
};

/**
 * Stores one value under one key. Content is parsed by `parse` (with undefined if it is not JSON). While
 * storage is full or denied the value lives in memory.
 */
export function createStoredValue<T>(options: {
  key: string;
  storage: StringStorage;
  parse: (stored: unknown) => T;
}): StoredValue<T> {
  const { key, storage, parse } = options;
  const listeners = new Set<() => void>();
  let inMemoryOnly = false;
  let value = read();

  function read(): T {
    try {
      const text = storage.getItem(key);
      return parse(text === null ? undefined : JSON.parse(text));
    } catch {
      // Not JSON, or storage is denied: start as if nothing were stored.
      return parse(undefined);
    }
  }

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    get: () => value,
    update(change) {
      value = change(inMemoryOnly ? value : read());
      try {
        storage.setItem(key, JSON.stringify(value));
        inMemoryOnly = false;
      } catch {
        // Full or denied. The stored value is now older than the one in memory.
        inMemoryOnly = true;
      }
      notify();
    },
    reload() {
      if (inMemoryOnly) return;
      value = read();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
