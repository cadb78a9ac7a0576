import { hashOf } from '../hashOf.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignInContext } from '../signInContext.ts';
import type { StoredSession } from '../store/signInStore.ts';

/** A session is noted as seen once a minute at most. */
const touchAfterMs = 60_000;

/** The session whose cookie a request brings, while it lasts. */
export async function currentSession(
  { store, sessionCookie, sessionIdleMs, now }: SignInContext,
  request: PlainRequest,
): Promise<StoredSession | undefined> {
  const token = sessionCookie.read(request);
  if (token === undefined) return undefined;
  const tokenHash = hashOf(token);
  return store.readSession({ tokenHash, now: now(), idleMs: sessionIdleMs, touchAfterMs });
}

/** The same, or `Refusal` with `unauthenticated`. */
export async function demandSession(
  context: SignInContext,
  request: PlainRequest,
): Promise<StoredSession> {
  const session = await currentSession(context, request);
  if (!session) throw new Refusal('unauthenticated');
  return session;
}
