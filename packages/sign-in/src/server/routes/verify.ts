import { accountOf } from '../accountOf.ts';
import type { PlainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import { demandPolicy } from './demandPolicy.ts';
import { readSignIn, type SentSignIn } from './readSignIn.ts';
import { startSession } from './startSession.ts';
import { takeNonce } from './takeNonce.ts';

/**
 * `POST /auth/verify` with `{ message, signature }`: a new session. The nonce is used up first,
 * whatever comes of the rest; it is put back only where the chain could not be asked, for then
 * nothing was found out.
 */
export async function verify(
  context: SignInContext,
  request: PlainRequest,
  client: string,
): Promise<PlainAnswer> {
  const sent = await context.readBeforeCounting('verifications', client, readSignIn(request));
  const putBack = await takeNonce(context, request, sent.message.nonce, client);
  return startSession(context, request, await verifiedAccount(context, sent, client, putBack));
}

async function verifiedAccount(
  context: SignInContext,
  sent: SentSignIn,
  client: string,
  putBack: () => Promise<void>,
): Promise<string> {
  const { message } = sent;
  demandPolicy(context, message, context.nonceLifetimeMs);
  const verdict = await verifySignature({
    ...sent,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: context.recover,
    mayAsk: () => context.mayAskChain(client, message.address),
  });
  if (verdict === 'invalid') throw new Refusal('signature-invalid');
  if (verdict === 'key' || verdict === 'contract')
    return accountOf(verdict, message.address, message.chainId);
  await putBack();
  throw verdict === 'limited'
    ? context.tooManyOf('contractsByClient')
    : new Refusal('chain-unreachable');
}
