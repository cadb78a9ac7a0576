/** Creates the listeners of one kind of event. */
export function createListeners<Event extends readonly unknown[] = []>() {
  const listeners = new Set<(...event: Event) => void>();
  return {
    /** Calls those that listen now, also when one of them stops another. */
    emit(...event: Event): void {
      for (const listener of [...listeners]) listener(...event);
    },
    /** Adds a listener, once however often it is given. Returns an unsubscribe function. */
    subscribe(listener: (...event: Event) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
