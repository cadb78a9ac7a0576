/** Control of a pairing connector without a relay: a state that a test or the gallery sets, and nothing to do. */
export function createPairingControl() {
  const listeners = new Set<() => void>();
  let state: object = { status: 'idle' };
  return {
    become(next: object) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    control: {
      getState: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      getSession: (): object | undefined => undefined,
      choose() {},
      forget() {},
      renew() {},
      check: async () => {},
    },
  };
}
