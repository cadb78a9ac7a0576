import { hashOf } from '../hashOf.ts';
import { type PlainAnswer, plainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { readPlainJson } from '../http/readJson.ts';
import { maxPlainLength } from '../signature/signatureLimits.ts';
import type { SignInContext } from '../signInContext.ts';

/** `POST /auth/nonce` with `{}`: a nonce for one sign-in of this browser, `{ nonce, expiresAt }`. */
export async function giveNonce(
  context: SignInContext,
  request: PlainRequest,
  client: string,
): Promise<PlainAnswer> {
  await context.readBeforeCounting('nonces', client, readPlainJson(request, maxPlainLength));
  const { store, visitCookie, nonceLifetimeMs } = context;
  const known = visitCookie.read(request);
  const visit = known ?? context.randomText(32, 'base64url');
  // 128 bits. EIP-4361 allows letters and digits only.
  const nonce = context.randomText(16, 'hex');
  const visitHash = hashOf(visit);
  const now = context.now();
  const expiresAt = now + nonceLifetimeMs;
  const attempt = context.attemptOf('nonces', client);
  const isKept = await store.addNonce({ hash: hashOf(nonce), visitHash, expiresAt }, attempt);
  if (!isKept) throw context.tooManyOf('nonces');
  // A pending sign-in hangs on the same cookie, and must not go before its time.
  const pending = known === undefined ? undefined : await store.readPending({ visitHash, now });
  const lastsMs = Math.max(nonceLifetimeMs, (pending?.expiresAt ?? 0) - now);
  return plainAnswer(
    { nonce, expiresAt: new Date(expiresAt).toISOString() },
    { cookies: [visitCookie.keep(visit, lastsMs)] },
  );
}
