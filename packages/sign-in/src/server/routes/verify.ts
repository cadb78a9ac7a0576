import type { PlainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import type { SignInContext } from '../signInContext.ts';
import { readSignIn } from './readSignIn.ts';
import { startSession } from './startSession.ts';
import { verifyProof } from './verifyProof.ts';

/** `POST /auth/verify` with `{ message, signature }`: a new session. */
export async function verify(
  context: SignInContext,
  request: PlainRequest,
  client: string,
): Promise<PlainAnswer> {
  const sent = await context.readBeforeCounting('verifications', client, readSignIn(request));
  return startSession(context, request, await verifyProof(context, request, sent, client));
}
