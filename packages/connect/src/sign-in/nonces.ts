import type { Nonces } from '../core/authentication.ts';

/**
 * The oldest a nonce may be when the wallet is asked, in milliseconds: servers keep them for five to
 * ten minutes, and the person still has to read and sign.
 */
const OLDEST_MS = 240_000;

/** @param now milliseconds since 1970 */
export function createNonces(
  getNonce: () => Promise<string>,
  now: () => number = Date.now,
): Nonces {
  let held: { readonly nonce: Promise<string>; readonly askedAt: number } | undefined;
  let taken: typeof held;

  function hold() {
    if (held && now() - held.askedAt <= OLDEST_MS) return held;
    const asked = { nonce: ask(), askedAt: now() };
    held = asked;
    asked.nonce.catch(() => {
      // One that failed is not kept: the next wish asks anew.
      if (held === asked) held = undefined;
    });
    return asked;
  }

  async function ask() {
    const nonce: unknown = await getNonce();
    if (typeof nonce !== 'string' || nonce === '') throw new Error('getNonce gave no nonce.');
    return nonce;
  }

  return {
    async prefetch() {
      await hold().nonce;
    },
    take() {
      taken = hold();
      held = undefined;
      return taken.nonce;
    },
    putBack() {
      held ??= taken;
      taken = undefined;
    },
    forget() {
      held = undefined;
      taken = undefined;
    },
  };
}
