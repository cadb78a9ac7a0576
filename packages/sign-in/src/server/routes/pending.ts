import { readDateTime } from '../../grammar/dateTime.ts';
import { parseMessage } from '../../parseMessage.ts';
import { accountOf } from '../accountOf.ts';
import { hashOf } from '../hashOf.ts';
import { type PlainAnswer, plainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import { withinTime } from '../signature/withinTime.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredPendingSignIn } from '../store/signInStore.ts';
import { demandPolicy } from './demandPolicy.ts';
import { hasCode } from './hasCode.ts';
import { pendingAnswer } from './pendingAnswer.ts';
import { readSignature, readUnsigned, type SentMessage } from './readSignIn.ts';
import { startSession } from './startSession.ts';
import { takeNonce } from './takeNonce.ts';

/**
 * `POST /auth/pending` with `{ message }`: keeps the sign-in of a contract account for as long as its
 * owners take to sign, in the place of this browser's one before; 202 `{ pending }`. The nonce is used
 * up here, as in `verify`: a nonce lasts minutes, owners take hours.
 */
export async function startPending(
  context: SignInContext,
  request: PlainRequest,
  client: string,
): Promise<PlainAnswer> {
  const sent = await context.readBeforeCounting('verifications', client, readUnsigned(request));
  const putBack = await takeNonce(context, request, sent.message.nonce, client);
  demandPolicy(context, sent.message, context.nonceLifetimeMs);
  await demandContract(context, request, sent, client, putBack);

  const { store, visitCookie, pendingLifetimeMs } = context;
  // It is there: the nonce was bound to it.
  const visit = visitCookie.read(request) ?? '';
  const now = context.now();
  const { expirationTime } = sent.message;
  const ends = expirationTime === undefined ? undefined : readDateTime(expirationTime);
  const expiresAt = Math.min(now + pendingLifetimeMs, ends ?? Number.POSITIVE_INFINITY);
  const pending = { visitHash: hashOf(visit), text: sent.text, expiresAt };
  await store.addPending(pending);
  return plainAnswer(
    { pending: pendingAnswer(pending) },
    { status: 202, cookies: [visitCookie.keep(visit, expiresAt - now)] },
  );
}

/** `GET /auth/pending`: `{ pending }`, which is `null` when nothing waits in this browser. */
export async function showPending(
  context: SignInContext,
  request: PlainRequest,
): Promise<PlainAnswer> {
  const pending = await readPending(context, request);
  return plainAnswer({ pending: pending ? pendingAnswer(pending) : null });
}

/**
 * `POST /auth/pending/finish` with `{ signature }`, as the account's contract takes it; `0x` asks
 * whether the message is approved on its chain. A session as `verify` starts it, and the end of what
 * was pending; 202 `{ pending }` for `0x` while it is not approved. Whatever else comes of it, it
 * stays pending.
 */
export async function finishPending(
  context: SignInContext,
  request: PlainRequest,
  client: string,
): Promise<PlainAnswer> {
  await context.demandWithin('verifications', client);
  const signature = await readSignature(request);
  const pending = await readPending(context, request);
  if (!pending) throw new Refusal('no-pending');
  const { text, visitHash } = pending;
  const message = parseMessage(text);
  // Its age was looked at when it was sent; since then it may have become as old as a pending may.
  demandPolicy(context, message, Number.POSITIVE_INFINITY);
  const verdict = await verifySignature({
    text,
    message,
    signature,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: neverByKey,
    mayAsk: () => context.mayAskChain(request, client, message),
  });
  if (verdict === 'limited') throw context.tooManyOf('contractsReserve');
  if (verdict === 'unreachable') throw new Refusal('chain-unreachable');
  if (verdict === 'contract') {
    // Of two that finish at once one ends it, and only that one is signed in.
    if (!(await context.store.deletePending({ visitHash, text }))) throw new Refusal('no-pending');
    return startSession(context, request, accountOf(verdict, message.address, message.chainId));
  }
  if (signature !== '0x') throw new Refusal('signature-invalid');
  return plainAnswer({ pending: pendingAnswer(pending) }, { status: 202 });
}

/** `DELETE /auth/pending`: ends what is pending in this browser; well also when nothing is. */
export async function endPending(
  context: SignInContext,
  request: PlainRequest,
): Promise<PlainAnswer> {
  const pending = await readPending(context, request);
  if (pending) await context.store.deletePending(pending);
  return plainAnswer({});
}

function readPending(
  { store, visitCookie, now }: SignInContext,
  request: PlainRequest,
): Promise<StoredPendingSignIn | undefined> {
  const visit = visitCookie.read(request);
  if (visit === undefined) return Promise.resolve(undefined);
  return store.readPending({ visitHash: hashOf(visit), now: now() });
}

async function demandContract(
  context: SignInContext,
  request: PlainRequest,
  { message }: SentMessage,
  client: string,
  putBack: () => Promise<void>,
): Promise<void> {
  const address = `0x${message.address.slice(2).toLowerCase()}` as const;
  const ask = context.read(message.chainId);
  let found: boolean;
  try {
    if (!ask) throw new Refusal('chain-unreachable');
    if (!(await context.mayAskChain(request, client, message)))
      throw context.tooManyOf('contractsReserve');
    found = await withinTime(context.chainTimeoutMs, hasCode(ask, address));
  } catch (error) {
    await putBack();
    throw error instanceof Refusal ? error : new Refusal('chain-unreachable');
  }
  if (!found) throw new Refusal('no-contract');
}

/** An account that said it is a contract is not to become the account of a key, on every chain. */
function neverByKey(): never {
  throw new Error('A pending sign-in is verified by its contract alone');
}
