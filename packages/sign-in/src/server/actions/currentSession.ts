import { hashOf } from '../hashOf.ts';
import { Refusal } from '../refusal.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredSession } from '../store/signInStore.ts';
import type { Visitor } from '../visitor.ts';

/** Sessions are recorded as seen at most once a minute. */
const touchAfterMs = 60_000;

/** Valid session of a browser, if any. */
export async function currentSession(
  { store, sessionIdleMs, now }: SignInContext,
  { session: token }: Pick<Visitor, 'session'>,
): Promise<StoredSession | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashOf(token);
  return store.readSession({ tokenHash, now: now(), idleMs: sessionIdleMs, touchAfterMs });
}

/** Valid session of a browser; throws `Refusal` with `unauthenticated` without one. */
export async function demandSession(
  context: SignInContext,
  visitor: Pick<Visitor, 'session'>,
): Promise<StoredSession> {
  const session = await currentSession(context, visitor);
  if (!session) throw new Refusal('unauthenticated');
  return session;
}
