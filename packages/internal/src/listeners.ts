/** Listeners of one kind of event. */
export interface Listeners<Event extends readonly unknown[]> {
  /** Calls all current listeners, even if one of them removes another. */
  emit(...event: Event): void;
  /** Adds a listener; given twice, it is called twice. @returns unsubscribe function */
  subscribe(listener: (...event: Event) => void): () => void;
}

/** Creates {@link Listeners}. `start` runs before the first one is added, and what it returns after the last. */
export function createListeners<Event extends readonly unknown[] = []>(
  start?: () => () => void,
): Listeners<Event> {
  const listeners = new Set<(...event: Event) => void>();
  let stop: (() => void) | undefined;
  return {
    emit(...event) {
      for (const listener of [...listeners]) listener(...event);
    },
    subscribe(listener) {
      const own = (...event: Event) => listener(...event);
      if (listeners.size === 0) stop = start?.();
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stop?.();
      };
    },
  };
}
