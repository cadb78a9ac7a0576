/**
 * Acquires a lock among the tabs of a page: resolves once no other tab holds it, and holds it until
 * `signal` aborts; a closed or discarded tab releases its locks. Without Web Locks (a page without HTTPS),
 * every tab holds every lock.
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
    // Rejects when aborted, and where the browser refuses locks.
    locks.request(name, { signal }, held).catch(() => {
      if (!signal.aborted) resolve();
    });
  });
}
