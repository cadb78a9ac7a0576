/** A value that changes. Where it is kept is up to whoever makes it: in memory, or in storage. */
export interface Store<T> {
  get(): T;
  /** Changes the newest value, and calls the listeners. */
  update(change: (value: T) => T): void;
  /** Calls `listener` after each change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
}

/** A value in memory. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    update(change) {
      value = change(value);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
