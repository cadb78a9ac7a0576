/** The events of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'chainChanged'
  | 'accountsChanged'
  | 'message';

/** Event listener of a page. */
export type Listener = (payload: unknown) => void;

/** Event emitter of a provider. */
export type Emitter = ReturnType<typeof createEmitter>;

/** Event emitter whose listeners are isolated: one that throws does not stop the others. */
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
          reportListenerError(error);
        }
      }
    },
  };
}

/** An error of the page's listener: it fails no request, and is reported to the test runner. */
function reportListenerError(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else {
    queueMicrotask(() => {
      throw error;
    });
  }
}
