/** Emitter of an EIP-1193 provider's events, by name and payload. */
export interface Emitter<Events extends object> {
  /** Calls the listeners there are now. One that throws stops no other: its error is reported as uncaught. */
  emit<Name extends keyof Events>(event: Name, payload: Events[Name]): void;
  /** Adds a listener; added twice, it is called twice. */
  on<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void): void;
  /** Removes a listener once. */
  removeListener<Name extends keyof Events>(
    event: Name,
    listener: (payload: Events[Name]) => void,
  ): void;
}

/** Creates an {@link Emitter}. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  let entries: readonly (readonly [event: keyof Events, listener: (payload: never) => void])[] = [];
  return {
    emit(event, payload) {
      for (const [name, listener] of entries) {
        if (name !== event) continue;
        try {
          // `on` adds listeners of an event's own payload.
          listener(payload as never);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    on(event, listener) {
      entries = [...entries, [event, listener]];
    },
    removeListener(event, listener) {
      const index = entries.findIndex((entry) => entry[0] === event && entry[1] === listener);
      entries = entries.filter((_, at) => at !== index);
    },
  };
}
