/** The events of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'chainChanged'
  | 'accountsChanged'
  | 'message';

/** What a page hands to `on`. */
export type Listener = (payload: unknown) => void;

/** Listeners by event. */
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
    /** Told in order; one that throws throws to whoever changed the wallet, which is the test. */
    emit(event: ProviderEvent, payload: unknown): void {
      for (const listener of listeners.get(event) ?? []) listener(payload);
    },
  };
}
