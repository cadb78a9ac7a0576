import { hashOf } from '../hashOf.ts';
import type { SignInContext } from '../signInContext.ts';
import type { Outcome, Visitor } from '../visitor.ts';

/** `POST /auth/nonce` with `{}`: issues a nonce for one sign-in of this browser, `{ nonce, expiresAt }`. */
export async function giveNonce(
  context: SignInContext,
  { visit: known, client }: Visitor,
): Promise<Outcome> {
  const { store, nonceLifetimeMs } = context;
  const visit = known ?? context.randomText(32, 'base64url');
  // 128 bits. EIP-4361 allows letters and digits only.
  const nonce = context.randomText(16, 'hex');
  const visitHash = hashOf(visit);
  const now = context.now();
  const expiresAt = now + nonceLifetimeMs;
  const attempt = context.attemptOf('nonces', client);
  const isKept = await store.addNonce({ hash: hashOf(nonce), visitHash, expiresAt }, attempt);
  if (!isKept) throw context.tooManyOf('nonces');
  // A pending sign-in uses the same cookie, which must not expire before it.
  const pending = known === undefined ? undefined : await store.readPending({ visitHash, now });
  const lastsMs = Math.max(nonceLifetimeMs, (pending?.expiresAt ?? 0) - now);
  return {
    body: { nonce, expiresAt: new Date(expiresAt).toISOString() },
    visit: { token: visit, lifetimeMs: lastsMs },
  };
}
