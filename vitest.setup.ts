import { afterAll, vi } from 'vitest';

// Other test files run in the same process, and the same window.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (!('window' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
