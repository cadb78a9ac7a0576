/** The events of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'chainChanged'
  | 'accountsChanged'
  | 'message';

/** What a page hands to `on`. */
export type Listener = (payload: unknown) => void;

export type Emitter = ReturnType<typeof createEmitter>;

/** Listeners by event. One that throws does not keep the others from hearing. */
export function createEmitter() {
  const listeners = new Map<string, Listener[]>();
  return {
    on(event: string, listener: Listener): void {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    off(event: string, listener: Listener): void {
      const list = listeners.get(event) ?? [];
      const index = list.indexOf(listener);
      if (index >= 0) listeners.set(event, list.toSpliced(index, 1));
    },
    emit(event: ProviderEvent, payload: unknown): void {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}

/** The page's own fault: nobody's request fails by it, and the test runner hears of it. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else {
    queueMicrotask(() => {
      throw error;
    });
  }
}
