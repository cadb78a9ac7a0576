import type { PairingProvider, ProviderEvents } from './pairingProvider.ts';

type Listeners = { [Name in keyof ProviderEvents]: Set<(payload: ProviderEvents[Name]) => void> };

/** Tells listeners of a provider's events, each in its own turn and whatever another one throws. */
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
          // A fault of the page's, for its console, that must not keep others from hearing.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
