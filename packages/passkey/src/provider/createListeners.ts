type Listener = (value: never) => void;

/** Creates the listeners of a provider's events. */
export function createListeners() {
  const all = new Set<readonly [event: string, listener: Listener]>();
  return {
    emit(event: string, value: unknown): void {
      // The type of a value follows from its event's name, which callers know.
      for (const [name, listener] of [...all]) if (name === event) listener(value as never);
    },
    on(event: string, listener: Listener): void {
      all.add([event, listener]);
    },
    off(event: string, listener: Listener): void {
      for (const each of all) if (each[0] === event && each[1] === listener) all.delete(each);
    },
  };
}
