import type { PairingProvider, ProviderEvents } from './pairingProvider.ts';

type Listeners = { [Name in keyof ProviderEvents]: Set<(payload: ProviderEvents[Name]) => void> };

/** Creates an event emitter for a provider; an error of one listener does not affect the others. */
export function createEmitter() {
  const listeners: Listeners = {
    accountsChanged: new Set(),
    chainChanged: new Set(),
    connect: new Set(),
    disconnect: new Set(),
    message: new Set(),
  };
  const on: PairingProvider['on'] = (event, listener) => void listeners[event]?.add(listener);
  const removeListener: PairingProvider['removeListener'] = (event, listener) =>
    void listeners[event]?.delete(listener);
  return {
    on,
    removeListener,
    emit<Name extends keyof ProviderEvents>(event: Name, payload: ProviderEvents[Name]): void {
      for (const listener of [...listeners[event]]) {
        try {
          listener(payload);
        } catch (error) {
          // A listener's error is reported to the console, and must not stop the others.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
