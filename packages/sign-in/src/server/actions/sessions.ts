import { Refusal } from '../refusal.ts';
import { hashSecret } from '../secrets.ts';
import type { SignInContext } from '../signInContext.ts';
import type { SessionPlace, StoredSession } from '../store/signInStore.ts';
import type { Outcome, Visitor } from '../visitor.ts';

/** `GET /auth/session`: `{ session }`, `null` when not signed in. */
export async function showSession(context: SignInContext, visitor: Visitor): Promise<Outcome> {
  const session = await currentSession(context, visitor);
  return { body: { session: session ? sessionResponse(session, session.id) : null } };
}

const PAGE_SIZE = 50;

/**
 * `GET /auth/sessions`: `{ sessions, next }`, the account's devices, this one first, then the most recently
 * seen; `GET /auth/sessions/after/{next}` is the next page, and `next` is `null` on the last.
 */
export async function listSessions(
  context: SignInContext,
  visitor: Visitor,
  after?: SessionPlace,
): Promise<Outcome> {
  const current = await requireSession(context, visitor);
  const list = { account: current.account, now: context.now(), most: PAGE_SIZE + 1, after };
  const found = await context.store.listSessions(list);
  const listed = found.slice(0, PAGE_SIZE);
  const others = listed.filter(({ id }) => id !== current.id);
  const sessions = after ? others : [current, ...others];
  const last = found.length > PAGE_SIZE ? listed.at(-1) : undefined;
  return {
    body: {
      sessions: sessions.map((each) => sessionResponse(each, current.id)),
      next: last ? writePlace(last) : null,
    },
  };
}

/** Parses the cursor `next`; undefined when malformed. */
export function readSessionPlace(next: string): SessionPlace | undefined {
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
  const current = await requireSession(context, visitor);
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
  const { account } = await requireSession(context, visitor);
  await context.store.deleteSessions(account);
  return { body: {}, session: null };
}

/** Sessions are recorded as seen at most once a minute. */
const TOUCH_AFTER_MS = 60_000;

/** Valid session of a browser, if any. */
export async function currentSession(
  { store, sessionIdleMs, now }: SignInContext,
  { session: token }: Pick<Visitor, 'session'>,
): Promise<StoredSession | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashSecret(token);
  return store.readSession({
    tokenHash,
    now: now(),
    idleMs: sessionIdleMs,
    touchAfterMs: TOUCH_AFTER_MS,
  });
}

/** Valid session of a browser; throws `Refusal` with `unauthenticated` without one. */
export async function requireSession(
  context: SignInContext,
  visitor: Pick<Visitor, 'session'>,
): Promise<StoredSession> {
  const session = await currentSession(context, visitor);
  if (!session) throw new Refusal('unauthenticated');
  return session;
}

/**
 * Starts a session of an account (CAIP-10), replacing the browser's previous one.
 * @param credential id of the passkey that proved the account, if one did
 */
export async function startSession(
  context: SignInContext,
  visitor: Visitor,
  account: string,
  credential?: string,
): Promise<Outcome> {
  const { sessionLifetimeMs, sessionIdleMs } = context;
  const token = context.randomText(32, 'base64url');
  const now = context.now();
  const replaced = await currentSession(context, visitor);
  const session: StoredSession = {
    // Signing in anew renews the session: what belongs to it, such as the grants of applications, stays.
    id: replaced?.account === account ? replaced.id : context.randomText(16, 'hex'),
    tokenHash: hashSecret(token),
    account,
    device: describeDevice(visitor.userAgent),
    credential,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + Math.min(sessionIdleMs, sessionLifetimeMs),
    expiresAt: now + sessionLifetimeMs,
  };
  // A replaced session frees its place.
  if (!replaced) await context.demandWithin('sessions', visitor.client);
  await endWaiting(context, visitor);
  await context.store.addSession(session, {
    replacedTokenHash: replaced?.tokenHash,
    most: context.sessionsPerAccount,
  });
  return {
    body: { session: sessionResponse(session, session.id) },
    session: { token, lifetimeMs: sessionLifetimeMs },
    // The visit stays: another tab may hold a nonce of it, for a message that is being signed.
  };
}

/** Ends a sign-in of this browser that waits for signatures: it has another now. */
async function endWaiting(
  { store, now }: SignInContext,
  { visit }: Pick<Visitor, 'visit'>,
): Promise<void> {
  if (visit === undefined) return;
  const waiting = await store.readPending({ visitHash: hashSecret(visit), now: now() });
  if (waiting) await store.deletePending(waiting);
}

/** Public fields of a session; times as ISO 8601. Omits the hash of its token. */
function sessionResponse(session: StoredSession, currentId: string) {
  const { id, account, device, credential, lastSeenAt } = session;
  const createdAt = new Date(session.createdAt).toISOString();
  return {
    id,
    account,
    address: account.slice(account.lastIndexOf(':') + 1),
    device,
    ...(credential !== undefined && { credential }),
    createdAt,
    lastSeenAt: lastSeenAt === session.createdAt ? createdAt : new Date(lastSeenAt).toISOString(),
    expiresAt: new Date(session.expiresAt).toISOString(),
    current: id === currentId,
  };
}

// Order matters: for compatibility, browsers include the names of those listed after them.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Display name of a device from the User-Agent header: names of browser and system, which need no
 * translation, such as `Firefox, Linux`. No text of the header itself is included. Empty when none is
 * known.
 */
export function describeDevice(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 512);
  const names = [browsers, systems].map((table) => table.find(([, form]) => form.test(text))?.[0]);
  return names.filter((name) => name !== undefined).join(', ');
}
