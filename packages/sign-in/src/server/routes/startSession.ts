import { deviceOf } from '../deviceOf.ts';
import { hashOf } from '../hashOf.ts';
import { type PlainAnswer, plainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredSession } from '../store/signInStore.ts';
import { sessionAnswer } from './sessionAnswer.ts';

/** A new session of an account (CAIP-10), whose cookie takes the place of the one before. */
export async function startSession(
  context: SignInContext,
  request: PlainRequest,
  account: string,
): Promise<PlainAnswer> {
  const { sessionCookie, visitCookie, sessionLifetimeMs, sessionIdleMs } = context;
  const token = context.randomText(32, 'base64url');
  const now = context.now();
  const session: StoredSession = {
    id: context.randomText(16, 'hex'),
    tokenHash: hashOf(token),
    account,
    device: deviceOf(request.header('user-agent')),
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + Math.min(sessionIdleMs, sessionLifetimeMs),
    expiresAt: now + sessionLifetimeMs,
  };
  const replaced = sessionCookie.read(request);
  await context.store.addSession(session, {
    replacedTokenHash: replaced && hashOf(replaced),
    most: context.sessionsPerAccount,
  });
  return plainAnswer(
    { session: sessionAnswer(session, session.id) },
    { cookies: [sessionCookie.keep(token, sessionLifetimeMs), visitCookie.remove] },
  );
}
