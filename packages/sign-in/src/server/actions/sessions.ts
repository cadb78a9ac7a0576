import { Refusal } from '../refusal.ts';
import type { SignInContext } from '../signInContext.ts';
import type { SessionPlace } from '../store/signInStore.ts';
import type { Outcome, Visitor } from '../visitor.ts';
import { currentSession, demandSession } from './currentSession.ts';
import { sessionAnswer } from './sessionAnswer.ts';

/** `GET /auth/session`: `{ session }`, `null` when not signed in. */
export async function showSession(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const session = await currentSession(context, visitor);
  return { body: { session: session ? sessionAnswer(session, session.id) : null } };
}

const pageSize = 50;

/**
 * `GET /auth/sessions`: `{ sessions, next }`, the account's devices, this one first, then the most recently
 * seen; `GET /auth/sessions/after/{next}` is the next page, and `next` is `null` on the last.
 */
export async function listSessions(
  context: SignInContext,
  visitor: Visitor,
  after?: SessionPlace,
): Promise<Outcome> {
  const current = await demandSession(context, visitor);
  const list = { account: current.account, now: context.now(), most: pageSize + 1, after };
  const found = await context.store.listSessions(list);
  const listed = found.slice(0, pageSize);
  const others = listed.filter(({ id }) => id !== current.id);
  const sessions = after ? others : [current, ...others];
  const last = found.length > pageSize ? listed.at(-1) : undefined;
  return {
    body: {
      sessions: sessions.map((each) => sessionAnswer(each, current.id)),
      next: last ? writePlace(last) : null,
    },
  };
}

/** Parses the cursor `next`; undefined when malformed. */
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
  visitor: Visitor,
  id: string,
): Promise<Outcome> {
  const current = await demandSession(context, visitor);
  if (!(await context.store.deleteSession(current.account, id))) throw new Refusal('not-found');
  return { body: {}, ...(id === current.id && { session: null }) };
}

/** `POST /auth/sign-out` with `{}`: signs this device out; succeeds also when not signed in. */
export async function signOut(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const current = await currentSession(context, visitor);
  if (current) await context.store.deleteSession(current.account, current.id);
  return { body: {}, session: null };
}

/** `POST /auth/sign-out-all` with `{}`: signs every device of the account out, this one included. */
export async function signOutAll(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const { account } = await demandSession(context, visitor);
  await context.store.deleteSessions(account);
  return { body: {}, session: null };
}
