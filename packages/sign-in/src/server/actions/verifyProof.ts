import { accountOf } from '../accountOf.ts';
import { Refusal } from '../refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Visitor } from '../visitor.ts';
import { demandPolicy } from './demandPolicy.ts';
import type { SentSignIn } from './sentSignIn.ts';
import { takeNonce } from './takeNonce.ts';

/**
 * Verifies a signed message and returns its account (CAIP-10). The nonce is consumed first, and restored
 * only when the chain is unreachable. Throws `Refusal`.
 */
export async function verifyProof(
  context: SignInContext,
  visitor: Visitor,
  sent: SentSignIn,
): Promise<string> {
  const { message } = sent;
  const putBack = await takeNonce(context, visitor, message.nonce);
  demandPolicy(context, message, context.nonceLifetimeMs);
  const verdict = await verifySignature({
    ...sent,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: context.recover,
    mayAsk: () => context.mayAskChain(visitor, message),
  });
  if (verdict === 'invalid') throw new Refusal('signature-invalid');
  if (verdict === 'key' || verdict === 'contract')
    return accountOf(verdict, message.address, message.chainId);
  await putBack();
  throw verdict === 'limited'
    ? context.tooManyOf('contractsReserve')
    : new Refusal('chain-unreachable');
}
