import type { Hex } from 'viem';
import { checkMessage } from '../../checkMessage.ts';
import type { ParsedMessage } from '../../signInFields.ts';
import { Refusal } from '../refusal.ts';
import { hashSecret } from '../secrets.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Outcome, SentAssertion, SentSignIn, Visitor } from '../visitor.ts';
import { startSession } from './sessions.ts';

/** `POST /auth/nonce` with `{}`: issues a nonce for one sign-in of this browser, `{ nonce, expiresAt }`. */
export async function issueNonce(
  context: SignInContext,
  { visit: known, client }: Visitor,
): Promise<Outcome> {
  const { store, nonceLifetimeMs } = context;
  const visit = known ?? context.randomText(32, 'base64url');
  // 128 bits. EIP-4361 allows letters and digits only.
  const nonce = context.randomText(16, 'hex');
  const visitHash = hashSecret(visit);
  const now = context.now();
  const expiresAt = now + nonceLifetimeMs;
  const attempt = context.attemptOf('nonces', client);
  const isKept = await store.addNonce({ hash: hashSecret(nonce), visitHash, expiresAt }, attempt);
  if (!isKept) throw context.tooManyOf('nonces');
  // A pending sign-in uses the same cookie, which must not expire before it.
  const pending = known === undefined ? undefined : await store.readPending({ visitHash, now });
  const lastsMs = Math.max(nonceLifetimeMs, (pending?.expiresAt ?? 0) - now);
  return {
    body: { nonce, expiresAt: new Date(expiresAt).toISOString() },
    visit: { token: visit, lifetimeMs: lastsMs },
  };
}

/** `POST /auth/verify` with `{ message, signature }`: starts a session. */
export async function verify(
  context: SignInContext,
  visitor: Visitor,
  sent: SentSignIn,
): Promise<Outcome> {
  return startSession(context, visitor, await verifyProof(context, visitor, sent));
}

/**
 * `POST /auth/assertion` with `{ nonce, assertion }`: starts a session, as `verify` does, of an account that
 * proves itself otherwise than by a signed message. The nonce is consumed first.
 */
export async function verifyAssertion(
  context: SignInContext,
  visitor: Visitor,
  { nonce, assertion }: SentAssertion,
): Promise<Outcome> {
  const { checkAssertion, origin, chainIds } = context;
  if (!checkAssertion) throw new Refusal('not-found');
  await consumeNonce(context, visitor, nonce);
  const challenge = `sign-in:${nonce}`;
  const { client } = visitor;
  const proven = await checkAssertion({ assertion, challenge, origin, client });
  if (!proven || !chainIds.includes(proven.chainId)) throw new Refusal('signature-invalid');
  const { address, chainId, credential } = proven;
  return startSession(context, visitor, accountId('contract', address, chainId), credential);
}

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
  const putBack = await consumeNonce(context, visitor, message.nonce);
  requirePolicy(context, message, context.nonceLifetimeMs);
  const verdict = await verifySignature({
    ...sent,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: context.recover,
    mayAsk: () => context.mayAskChain(visitor, message),
  });
  if (verdict === 'invalid') throw new Refusal('signature-invalid');
  if (verdict === 'key' || verdict === 'contract')
    return accountId(verdict, message.address, message.chainId);
  await putBack();
  throw verdict === 'limited'
    ? context.tooManyOf('contractsReserve')
    : new Refusal('chain-unreachable');
}

/**
 * Consumes the nonce of a message, whatever the result of verification. Returns a function that restores it
 * when the chain is unreachable. Throws `Refusal` with `nonce-refused` when it is not this browser's.
 *
 * A nonce is counted when issued, and allows one verification. So only the rest is counted here: attempts
 * without a nonce, which may throw `too-many-requests`, and restores, which are skipped over the limit.
 */
export async function consumeNonce(
  context: SignInContext,
  { visit = '', client }: Visitor,
  text: string,
): Promise<() => Promise<void>> {
  const { store, now } = context;
  const nonce = { hash: hashSecret(text), visitHash: hashSecret(visit) };
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

/**
 * Checks a message, at most `greatestAge` ms old, against the policy. Throws `Refusal` with the first
 * fault's code.
 */
export function requirePolicy(
  { domain, scheme, chainIds, statement, now }: SignInContext,
  message: ParsedMessage,
  greatestAge: number,
): void {
  // The store has verified the nonce.
  const { nonce } = message;
  const demands = { domain, scheme, chainIds, statement, nonce, greatestAge };
  const [fault] = checkMessage(message, { ...demands, now: new Date(now()) });
  if (fault) throw new Refusal(fault.code);
}

/**
 * Account that signed in, as CAIP-10 with the address in lower case. A key has its address on every chain,
 * here chain 0, which no network uses; a contract is an account on its own chain only, since others may
 * deploy another at the same address elsewhere.
 */
export function accountId(verdict: 'key' | 'contract', address: Hex, chainId: number): string {
  return `eip155:${verdict === 'key' ? 0 : chainId}:${address.toLowerCase()}`;
}
