import { type PlainAnswer, plainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { readPlainJson } from '../http/readJson.ts';
import { Refusal } from '../http/refusal.ts';
import { maxPlainLength } from '../signature/signatureLimits.ts';
import type { SignInContext } from '../signInContext.ts';
import { currentSession, demandSession } from './currentSession.ts';
import { sessionAnswer } from './sessionAnswer.ts';

/** `GET /auth/session`: `{ session }`, which is `null` for who is not signed in. */
export async function showSession(
  context: SignInContext,
  request: PlainRequest,
): Promise<PlainAnswer> {
  const session = await currentSession(context, request);
  return plainAnswer({ session: session ? sessionAnswer(session, session.id) : null });
}

/** `GET /auth/sessions`: `{ sessions }`, every device of the account, last seen first. */
export async function listSessions(
  context: SignInContext,
  request: PlainRequest,
): Promise<PlainAnswer> {
  const { id, account } = await demandSession(context, request);
  const sessions = await context.store.listSessions(account, context.now());
  return plainAnswer({ sessions: sessions.map((each) => sessionAnswer(each, id)) });
}

/** `DELETE /auth/sessions/{id}`: signs one device of the account out. */
export async function endSession(
  context: SignInContext,
  request: PlainRequest,
  id: string,
): Promise<PlainAnswer> {
  const current = await demandSession(context, request);
  if (!(await context.store.deleteSession(current.account, id))) throw new Refusal('not-found');
  return plainAnswer({}, { cookies: id === current.id ? [context.sessionCookie.remove] : [] });
}

/** `POST /auth/sign-out` with `{}`: signs this device out; well also when it was not signed in. */
export async function signOut(context: SignInContext, request: PlainRequest): Promise<PlainAnswer> {
  await readPlainJson(request, maxPlainLength);
  const current = await currentSession(context, request);
  if (current) await context.store.deleteSession(current.account, current.id);
  return plainAnswer({}, { cookies: [context.sessionCookie.remove] });
}

/** `POST /auth/sign-out-all` with `{}`: signs every device of the account out, this one included. */
export async function signOutAll(
  context: SignInContext,
  request: PlainRequest,
): Promise<PlainAnswer> {
  await readPlainJson(request, maxPlainLength);
  const { account } = await demandSession(context, request);
  await context.store.deleteSessions(account);
  return plainAnswer({}, { cookies: [context.sessionCookie.remove] });
}
