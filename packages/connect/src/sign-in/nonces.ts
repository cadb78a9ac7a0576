import type { Nonces } from '../core/authentication.ts';

/**
 * Maximum age of a nonce when the wallet is asked, in ms: servers keep nonces for five to ten minutes, and the user
 * still has to read and sign.
 */
const OLDEST_MS = 240_000;

/** Creates the cache of one prefetched nonce. @param now current time, in ms since 1970 */
export function createNonces(
  getNonce: () => Promise<string>,
  now: () => number = Date.now,
): Nonces {
  let prefetched: { readonly nonce: Promise<string>; readonly askedAt: number } | undefined;
  let lastTaken: typeof prefetched;

  function ensureFresh() {
    if (prefetched && now() - prefetched.askedAt <= OLDEST_MS) return prefetched;
    const request = { nonce: fetchNonce(), askedAt: now() };
    prefetched = request;
    request.nonce.catch(() => {
      // A failed request is dropped; the next call fetches again.
      if (prefetched === request) prefetched = undefined;
    });
    return request;
  }

  async function fetchNonce() {
    const nonce: unknown = await getNonce();
    if (typeof nonce !== 'string' || nonce === '') throw new Error('getNonce returned no nonce.');
    return nonce;
  }

  return {
    async prefetch() {
      await ensureFresh().nonce;
    },
    take() {
      lastTaken = ensureFresh();
      prefetched = undefined;
      return lastTaken.nonce;
    },
    putBack() {
      prefetched ??= lastTaken;
      lastTaken = undefined;
    },
    forget() {
      prefetched = undefined;
      lastTaken = undefined;
    },
  };
}
