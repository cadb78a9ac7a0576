import { deviceOf } from '../deviceOf.ts';
import { hashOf } from '../hashOf.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredSession } from '../store/signInStore.ts';
import type { Outcome, Visitor } from '../visitor.ts';
import { sessionAnswer } from './sessionAnswer.ts';

/** Starts a session of an account (CAIP-10), replacing the browser's previous one. */
export async function startSession(
  context: SignInContext,
  visitor: Visitor,
  account: string,
): Promise<Outcome> {
  const { sessionLifetimeMs, sessionIdleMs } = context;
  const token = context.randomText(32, 'base64url');
  const now = context.now();
  const session: StoredSession = {
    id: context.randomText(16, 'hex'),
    tokenHash: hashOf(token),
    account,
    device: deviceOf(visitor.userAgent),
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + Math.min(sessionIdleMs, sessionLifetimeMs),
    expiresAt: now + sessionLifetimeMs,
  };
  const replaced = visitor.session;
  await context.store.addSession(session, {
    replacedTokenHash: replaced && hashOf(replaced),
    most: context.sessionsPerAccount,
  });
  return {
    body: { session: sessionAnswer(session, session.id) },
    session: { token, lifetimeMs: sessionLifetimeMs },
    visit: null,
  };
}
