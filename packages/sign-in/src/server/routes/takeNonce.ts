import { hashOf } from '../hashOf.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignInContext } from '../signInContext.ts';

/**
 * Uses up the nonce of a message that a browser sent, whatever comes of the rest. Gives what puts it
 * back, for where the chain could not be asked and so nothing was found out. Throws `Refusal` with
 * `nonce-refused` when it is none of this browser's.
 */
export async function takeNonce(
  { store, visitCookie, now }: SignInContext,
  request: PlainRequest,
  text: string,
): Promise<() => Promise<void>> {
  const nonce = { hash: hashOf(text), visitHash: hashOf(visitCookie.read(request) ?? '') };
  const use = await store.consumeNonce({ ...nonce, now: now() });
  if (use.result === 'refused') throw new Refusal('nonce-refused');
  return () => store.addNonce({ ...nonce, expiresAt: use.expiresAt });
}
