import { hashOf } from '../hashOf.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignInContext } from '../signInContext.ts';

/**
 * Counts one verification of a client and uses up the nonce of a message that its browser sent,
 * whatever comes of the rest. Gives what puts it back, for where the chain could not be asked and so
 * nothing was found out. Throws `Refusal`: `too-many-requests`, which uses nothing up, or
 * `nonce-refused` when it is none of this browser's.
 */
export async function takeNonce(
  context: SignInContext,
  request: PlainRequest,
  text: string,
  client: string,
): Promise<() => Promise<void>> {
  const { store, visitCookie, now } = context;
  const nonce = { hash: hashOf(text), visitHash: hashOf(visitCookie.read(request) ?? '') };
  const attempt = context.attemptOf('verifications', client);
  const use = await store.consumeNonce({ ...nonce, now: now() }, attempt);
  if (use.result === 'limited') throw context.tooManyOf('verifications');
  if (use.result === 'refused') throw new Refusal('nonce-refused');
  return async () => {
    await store.addNonce({ ...nonce, expiresAt: use.expiresAt });
  };
}
