import { hashOf } from '../hashOf.ts';
import { answer } from '../http/answer.ts';
import { readJson } from '../http/readJson.ts';
import { maxPlainLength } from '../signature/signatureLimits.ts';
import type { SignInContext } from '../signInContext.ts';

/** `POST /auth/nonce` with `{}`: a nonce for one sign-in of this browser, `{ nonce, expiresAt }`. */
export async function giveNonce(
  context: SignInContext,
  request: Request,
  client: string,
): Promise<Response> {
  await context.demandWithin('nonces', client);
  await readJson(request, maxPlainLength);
  const { store, visitCookie, nonceLifetimeMs } = context;
  const visit = visitCookie.read(request) ?? context.randomText(32, 'base64url');
  // 128 bits. EIP-4361 allows letters and digits only.
  const nonce = context.randomText(16, 'hex');
  const expiresAt = context.now() + nonceLifetimeMs;
  await store.addNonce({ hash: hashOf(nonce), visitHash: hashOf(visit), expiresAt });
  return answer(
    { nonce, expiresAt: new Date(expiresAt).toISOString() },
    { cookies: [visitCookie.keep(visit, nonceLifetimeMs)] },
  );
}
