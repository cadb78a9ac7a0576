/**
 * Holds a name among the tabs of a page: resolves once no other tab does. Until `signal` is aborted the
 * name stays this tab's; a tab that is closed or discarded lets go of all its names. Where the browser
 * has no Web Locks (a page without HTTPS), every tab holds every name.
 */
export function holdName(name: string, signal: AbortSignal): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => {
        if (signal.aborted) release();
        signal.addEventListener('abort', () => release(), { once: true });
      });
    };
    // Rejects when the wait is given up, and where the browser refuses locks.
    locks.request(name, { signal }, held).catch(() => {
      if (!signal.aborted) resolve();
    });
  });
}
