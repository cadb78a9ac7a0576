import { accountOf } from '../accountOf.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import { demandPolicy } from './demandPolicy.ts';
import type { SentSignIn } from './readSignIn.ts';
import { takeNonce } from './takeNonce.ts';

/**
 * The account (CAIP-10) that signed a message. The nonce is used up first, whatever comes of the rest;
 * it is put back only where the chain could not be asked, for then nothing was found out. Throws
 * `Refusal`.
 */
export async function verifyProof(
  context: SignInContext,
  request: PlainRequest,
  sent: SentSignIn,
  client: string,
): Promise<string> {
  const { message } = sent;
  const putBack = await takeNonce(context, request, message.nonce, client);
  demandPolicy(context, message, context.nonceLifetimeMs);
  const verdict = await verifySignature({
    ...sent,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: context.recover,
    mayAsk: () => context.mayAskChain(request, client, message),
  });
  if (verdict === 'invalid') throw new Refusal('signature-invalid');
  if (verdict === 'key' || verdict === 'contract')
    return accountOf(verdict, message.address, message.chainId);
  await putBack();
  throw verdict === 'limited'
    ? context.tooManyOf('contractsReserve')
    : new Refusal('chain-unreachable');
}
