import { ProviderRpcError } from '../providerRpcError.ts';
import type { ProviderContext } from './method.ts';
import type { SafeWait } from './safeWaits.ts';

/**
 * Polls until there is a result, for as long as other owners take. Rejects when the page or a person
 * cancels (4001), or `look` rejects.
 */
export async function waitFor<Found>(
  { waits, pollMs }: Pick<ProviderContext, 'pollMs' | 'waits'>,
  wait: SafeWait,
  signal: AbortSignal | undefined,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const off = new AbortController();
  const abort = () => off.abort();
  const done = waits.add(wait, abort);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  try {
    for (;;) {
      if (off.signal.aborted) throw new ProviderRpcError(4001, 'The request was called off.');
      const found = await look();
      if (found !== undefined) return found;
      await pause(pollMs, off.signal);
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    done();
  }
}

/** Resolves after `ms`, or when aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
