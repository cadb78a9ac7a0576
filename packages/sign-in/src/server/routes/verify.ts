import { checkMessage } from '../../checkMessage.ts';
import { accountOf } from '../accountOf.ts';
import { deviceOf } from '../deviceOf.ts';
import { hashOf } from '../hashOf.ts';
import { answer } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { verifySignature } from '../signature/verifySignature.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredSession } from '../store/signInStore.ts';
import { readSignIn, type SentSignIn } from './readSignIn.ts';
import { sessionAnswer } from './sessionAnswer.ts';

/**
 * `POST /auth/verify` with `{ message, signature }`: a new session, whose cookie takes the place of
 * the one before. The nonce is used up first, whatever comes of the rest; it is put back only where
 * the chain could not be asked, for then nothing was found out.
 */
export async function verify(
  context: SignInContext,
  request: Request,
  client: string,
): Promise<Response> {
  await context.demandWithin('verifications', client);
  const sent = await readSignIn(request);
  const nonce = {
    hash: hashOf(sent.message.nonce),
    visitHash: hashOf(context.visitCookie.read(request) ?? ''),
  };
  const use = await context.store.consumeNonce({ ...nonce, now: context.now() });
  if (use.result === 'refused') throw new Refusal('nonce-refused');
  const putBack = () => context.store.addNonce({ ...nonce, expiresAt: use.expiresAt });
  return startSession(context, request, await verifiedAccount(context, sent, client, putBack));
}

async function verifiedAccount(
  context: SignInContext,
  sent: SentSignIn,
  client: string,
  putBack: () => Promise<void>,
): Promise<string> {
  const { message } = sent;
  const { domain, scheme, chainIds, statement, nonceLifetimeMs: greatestAge } = context;
  const now = new Date(context.now());
  // The nonce was given out: the store said so.
  const demands = { domain, scheme, chainIds, statement, nonce: message.nonce, now, greatestAge };
  const [fault] = checkMessage(message, demands);
  if (fault) throw new Refusal(fault.code);

  const address = message.address.toLowerCase();
  const verdict = await verifySignature({
    ...sent,
    read: context.read,
    timeoutMs: context.chainTimeoutMs,
    recover: context.recover,
    mayAsk: async () =>
      (await context.isWithin('contractsByClient', client)) &&
      (await context.isWithin('contractsByAddress', address)),
  });
  if (verdict === 'invalid') throw new Refusal('signature-invalid');
  if (verdict === 'key' || verdict === 'contract')
    return accountOf(verdict, message.address, message.chainId);
  await putBack();
  throw verdict === 'limited'
    ? context.tooManyOf('contractsByClient')
    : new Refusal('chain-unreachable');
}

async function startSession(
  context: SignInContext,
  request: Request,
  account: string,
): Promise<Response> {
  const { sessionCookie, visitCookie, sessionLifetimeMs, sessionIdleMs } = context;
  const token = context.randomText(32, 'base64url');
  const now = context.now();
  const session: StoredSession = {
    id: context.randomText(16, 'hex'),
    tokenHash: hashOf(token),
    account,
    device: deviceOf(request.headers.get('user-agent')),
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + Math.min(sessionIdleMs, sessionLifetimeMs),
    expiresAt: now + sessionLifetimeMs,
  };
  const replaced = sessionCookie.read(request);
  await context.store.addSession(session, replaced && hashOf(replaced));
  return answer(
    { session: sessionAnswer(session, session.id) },
    { cookies: [sessionCookie.keep(token, sessionLifetimeMs), visitCookie.remove] },
  );
}
