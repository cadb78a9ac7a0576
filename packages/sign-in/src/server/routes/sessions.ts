import { type PlainAnswer, plainAnswer } from '../http/plainAnswer.ts';
import type { PlainRequest } from '../http/plainRequest.ts';
import { readPlainJson } from '../http/readJson.ts';
import { Refusal } from '../http/refusal.ts';
import { maxPlainLength } from '../signature/signatureLimits.ts';
import type { SignInContext } from '../signInContext.ts';
import type { SessionPlace } from '../store/signInStore.ts';
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

const pageSize = 50;

/**
 * `GET /auth/sessions`: `{ sessions, next }`, the devices of the account, this one first and then last
 * seen first; `GET /auth/sessions/after/{next}` goes on, and `next` is `null` where they end.
 */
export async function listSessions(
  context: SignInContext,
  request: PlainRequest,
  after?: SessionPlace,
): Promise<PlainAnswer> {
  const current = await demandSession(context, request);
  const list = { account: current.account, now: context.now(), most: pageSize + 1, after };
  const found = await context.store.listSessions(list);
  const listed = found.slice(0, pageSize);
  const others = listed.filter(({ id }) => id !== current.id);
  const sessions = after ? others : [current, ...others];
  const last = found.length > pageSize ? listed.at(-1) : undefined;
  return plainAnswer({
    sessions: sessions.map((each) => sessionAnswer(each, current.id)),
    next: last ? writePlace(last) : null,
  });
}

/** The place that `next` names, where it has the form of one. */
export function readPlace(next: string): SessionPlace | undefined {
  const [, lastSeenAt, createdAt, id] = /^(\d{1,15})-(\d{1,15})-([0-9a-f]{32})$/.exec(next) ?? [];
  if (id === undefined) return undefined;
  return { lastSeenAt: Number(lastSeenAt), createdAt: Number(createdAt), id };
}

function writePlace({ lastSeenAt, createdAt, id }: SessionPlace): string {
  return `${lastSeenAt}-${createdAt}-${id}`;
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
