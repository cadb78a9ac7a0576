import { hashOf } from '../hashOf.ts';
import { Refusal } from '../refusal.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Uses up the nonce of a message that a browser sent, whatever comes of the rest. Gives what
 * puts it back, for where the chain could not be asked and so nothing was found out. Throws `Refusal`
 * with `nonce-refused` when it is none of this browser's.
 *
 * A nonce was counted when it was given, and is good for one verification. So what is counted here is
 * only what none was given for: an attempt without one, which may throw `too-many-requests`, and
 * putting one back, which one time too many does not.
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
