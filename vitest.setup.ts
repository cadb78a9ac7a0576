import { afterAll, expect, vi } from 'vitest';

/** Listeners of a file for wallets. Other test files run in the same process, and the same window. */
const announced: EventListener[] = [];
const { addEventListener } = globalThis;
if ('window' in globalThis) {
  // A wagmi configuration hears of wallets for as long as its page lives: here, for many files.
  globalThis.addEventListener = new Proxy(addEventListener, {
    apply(add, self, parameters) {
      const [type, listener] = parameters;
      if (type === 'eip6963:announceProvider') announced.push(listener);
      return Reflect.apply(add, self, parameters);
    },
  });
}

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Set without `vi.stubGlobal`, it would make React warn in the tests of other files.
  expect(globalThis).not.toHaveProperty('IS_REACT_ACT_ENVIRONMENT');
  if (!('window' in globalThis)) return;
  globalThis.addEventListener = addEventListener;
  for (const listener of announced) {
    removeEventListener('eip6963:announceProvider', listener);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
