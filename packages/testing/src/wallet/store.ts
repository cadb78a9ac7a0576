import { createListeners } from '@mooring/internal';
/** Observable value, kept in memory or in storage. */
export interface Store<T> {
  get(): T;
  /** Updates the latest value and calls the listeners. */
  update(change: (value: T) => T): void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Store in memory. */
export function createStore<T>(initial: T): Store<T> {
  const { emit, subscribe } = createListeners();
  let value = initial;
  return {
    get: () => value,
    update(change) {
      value = change(value);
      emit();
    },
    subscribe,
  };
}
