import { hashOf } from '../hashOf.ts';
import { Refusal } from '../refusal.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Consumes the nonce of a message, whatever the result of verification. Returns a function that restores it
 * when the chain is unreachable. Throws `Refusal` with `nonce-refused` when it is not this browser's.
 *
 * A nonce is counted when issued, and allows one verification. So only the rest is counted here: attempts
 * without a nonce, which may throw `too-many-requests`, and restores, which are skipped over the limit.
 */
export async function takeNonce(
  context: SignInContext,
  { visit = '', client }: Visitor,
  text: string,
): Promise<() => Promise<void>> {
  const { store, now } = context;
  const nonce = { hash: hashOf(text), visitHash: hashOf(visit) };
  const use = await store.consumeNonce({ ...nonce, now: now() });
  if (use.result === 'refused') {
    await context.demandWithin('verifications', client);
    throw new Refusal('nonce-refused');
  }
  const { expiresAt } = use;
  return async () => {
    await store.addNonce({ ...nonce, expiresAt }, context.attemptOf('verifications', client));
  };
}
