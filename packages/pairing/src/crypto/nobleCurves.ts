import { ed25519, x25519 } from '@noble/curves/ed25519';
import { hkdf } from '@noble/hashes/hkdf';
import { sha256 } from '@noble/hashes/sha2';
import type { Curves } from './curves.ts';

/** Curves of `@noble/curves`, for browsers without their own. Each operation takes 10 to 40 ms on a phone. */
export const nobleCurves: Curves = {
  publicKeyOf: (secret) => runInTask(() => x25519.getPublicKey(secret)),
  agree: (secret, publicKey) =>
    runInTask(() => {
      const shared = x25519.getSharedSecret(secret, publicKey);
      return hkdf(sha256, shared, undefined, undefined, 32);
    }),
  async identityOf(secret) {
    await precompute();
    return runInTask(() => ed25519.getPublicKey(secret));
  },
  async sign(secret, message) {
    await precompute();
    return runInTask(() => ed25519.sign(message, secret));
  },
};

/** Tables of Ed25519, a cache: computed once per page. */
let precomputed: Promise<unknown> | undefined;

/** Smaller tables than the default, which would take five times as long for the one or two signatures of a page. */
function precompute(): Promise<unknown> {
  precomputed ??= runInTask(() => ed25519.utils.precompute(4));
  return precomputed;
}

/** Last calculation of the page: all clients share its main thread. */
let last: Promise<unknown> = Promise.resolve();

/** Runs each calculation in a separate task, so that the page stays responsive. */
function runInTask<Result>(calculate: () => Result): Promise<Result> {
  const turn = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  last = turn;
  return turn.then(calculate);
}
