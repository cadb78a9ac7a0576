import { accountOf } from '../accountOf.ts';
import { Refusal } from '../refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Visitor } from '../visitor.ts';
import { demandPolicy } from './demandPolicy.ts';
import type { SentSignIn } from './sentSignIn.ts';
import { takeNonce } from './takeNonce.ts';

/**
 * The account (CAIP-10) that signed a message. The nonce is used up first, whatever comes of the rest;
 * it is put back only where the chain could not be asked, for then nothing was found out. Throws
 * `Refusal`.
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
