import type { SignInContext } from '../signInContext.ts';
import type { Outcome, Visitor } from '../visitor.ts';
import type { SentSignIn } from './sentSignIn.ts';
import { startSession } from './startSession.ts';
import { verifyProof } from './verifyProof.ts';

/** `POST /auth/verify` with `{ message, signature }`: starts a session. */
export async function verify(
  context: SignInContext,
  visitor: Visitor,
  sent: SentSignIn,
): Promise<Outcome> {
  return startSession(context, visitor, await verifyProof(context, visitor, sent));
}
