import type { Store } from '@mooring/testing/wallet';

/** The part of `Storage` that is used; local storage in the page, a map in tests. */
export type StringStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value kept in storage and shared by every tab: `update` changes what any of them wrote last. */
export type StoredValue<T> = Store<T> & {
  /** Reads storage again and tells the listeners: call when another tab may have written. */
  reload(): void;
};

/**
 * Keeps one value under one key. Damaged content is read by `parse` (which is given undefined when
 * it is no JSON). While storage is full or refused the value lives in memory.
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
      // Not JSON, or storage is refused: start as if nothing were stored.
      return parse(undefined);
    }
  }

  const tell = () => {
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
        // Full or refused. What storage still holds is now older than memory.
        inMemoryOnly = true;
      }
      tell();
    },
    reload() {
      if (inMemoryOnly) return;
      value = read();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
