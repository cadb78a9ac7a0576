import type { Hex } from 'viem';
import { readDateTime } from '../../dateTime.ts';
import { parseMessage } from '../../parseMessage.ts';
import { Refusal } from '../refusal.ts';
import { hashSecret } from '../secrets.ts';
import { hasCode, withTimeLimit } from '../signature/verifyByContract.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredPendingSignIn } from '../store/signInStore.ts';
import type { Outcome, SentMessage, Visitor } from '../visitor.ts';
import { startSession } from './sessions.ts';
import { accountId, consumeNonce, requirePolicy } from './signIn.ts';

/**
 * `POST /auth/pending` with `{ message }`: stores the sign-in of a contract account while its owners sign,
 * replacing this browser's previous one; 202 `{ pending }`. The nonce is consumed here, as in `verify`: a
 * nonce lasts minutes, owners take hours.
 */
export async function startPending(
  context: SignInContext,
  visitor: Visitor,
  sent: SentMessage,
): Promise<Outcome> {
  const putBack = await consumeNonce(context, visitor, sent.message.nonce);
  requirePolicy(context, sent.message, context.nonceLifetimeMs);
  await requireContract(context, visitor, sent, putBack);

  const { store, pendingLifetimeMs } = context;
  // Always set: the nonce was bound to it.
  const { visit = '' } = visitor;
  const now = context.now();
  const { expirationTime } = sent.message;
  const ends = expirationTime === undefined ? undefined : readDateTime(expirationTime);
  const expiresAt = Math.min(now + pendingLifetimeMs, ends ?? Number.POSITIVE_INFINITY);
  const pending = { visitHash: hashSecret(visit), text: sent.text, expiresAt };
  await store.addPending(pending);
  return {
    body: { pending: pendingResponse(pending) },
    isPending: true,
    visit: { token: visit, lifetimeMs: expiresAt - now },
  };
}

/** `GET /auth/pending`: `{ pending }`, `null` without a pending sign-in in this browser. */
export async function showPending(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const pending = await readPending(context, visitor);
  return { body: { pending: pending ? pendingResponse(pending) : null } };
}

/**
 * `POST /auth/pending/finish` with `{ signature }` as the account's contract accepts it; `0x` checks
 * whether the message is approved onchain. Starts a session as `verify` does and ends the pending sign-in;
 * 202 `{ pending }` for `0x` while not approved. On any other result, it stays pending.
 */
export async function finishPending(
  context: SignInContext,
  visitor: Visitor,
  signature: Hex,
): Promise<Outcome> {
  await context.demandWithin('verifications', visitor.client);
  const pending = await readPending(context, visitor);
  if (!pending) throw new Refusal('no-pending');
  const { text, visitHash } = pending;
  const message = parseMessage(text);
  // Its age was checked when it was sent; a pending sign-in may be older.
  requirePolicy(context, message, Number.POSITIVE_INFINITY);
  const verdict = await verifySignature({
    text,
    message,
    signature,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: rejectKeySignature,
    mayAsk: () => context.mayAskChain(visitor, message),
  });
  if (verdict === 'limited') throw context.tooManyOf('contractsReserve');
  if (verdict === 'unreachable') throw new Refusal('chain-unreachable');
  if (verdict === 'contract') {
    // Of two concurrent requests, only the one that ends it is signed in.
    if (!(await context.store.deletePending({ visitHash, text }))) throw new Refusal('no-pending');
    return startSession(context, visitor, accountId(verdict, message.address, message.chainId));
  }
  if (signature !== '0x') throw new Refusal('signature-invalid');
  return { body: { pending: pendingResponse(pending) }, isPending: true };
}

/** `DELETE /auth/pending`: cancels this browser's pending sign-in; succeeds also without one. */
export async function endPending(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const pending = await readPending(context, visitor);
  if (pending) await context.store.deletePending(pending);
  return { body: {} };
}

function readPending(
  { store, now }: SignInContext,
  { visit }: Visitor,
): Promise<StoredPendingSignIn | undefined> {
  if (visit === undefined) return Promise.resolve(undefined);
  return store.readPending({ visitHash: hashSecret(visit), now: now() });
}

async function requireContract(
  context: SignInContext,
  visitor: Visitor,
  { message }: SentMessage,
  putBack: () => Promise<void>,
): Promise<void> {
  const address = `0x${message.address.slice(2).toLowerCase()}` as const;
  const ask = context.read(message.chainId);
  let found: boolean;
  try {
    if (!ask) throw new Refusal('chain-unreachable');
    if (!(await context.mayAskChain(visitor, message))) throw context.tooManyOf('contractsReserve');
    found = await withTimeLimit(context.chainTimeoutMs, hasCode(ask, address));
  } catch (error) {
    await putBack();
    throw error instanceof Refusal ? error : new Refusal('chain-unreachable');
  }
  if (!found) throw new Refusal('no-contract');
}

/** Never verifies by key: a contract account must not become a key's account on every chain. */
function rejectKeySignature(): never {
  throw new Error('A pending sign-in must be verified by its contract');
}

/** Response with a pending sign-in; the time as ISO 8601. */
function pendingResponse({ text, expiresAt }: StoredPendingSignIn) {
  const { address, chainId } = parseMessage(text);
  return { address, chainId, message: text, expiresAt: new Date(expiresAt).toISOString() };
}
