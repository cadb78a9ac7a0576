import { readOwnField } from '@mooring/internal';
import { SignInRequestError } from './askServer.ts';

/** Signed-in device; times as ISO 8601. */
export interface SignInSession {
  readonly id: string;
  /** CAIP-10; chain 0 for a key, which has its address on every chain. */
  readonly account: string;
  /** In lower case. */
  readonly address: string;
  /** Display name of the device, such as `Firefox, Linux`; may be empty. */
  readonly device: string;
  /** Id of the passkey that signed in (base64url); undefined when a message was signed. */
  readonly credential: string | undefined;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  /** True for this browser's session. */
  readonly current: boolean;
}

/** Page of an account's devices. */
export interface SignInSessionPage {
  readonly sessions: readonly SignInSession[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

const fieldPatterns = {
  id: /^[\w-]{1,128}$/,
  account: /^eip155:\d{1,16}:0x[0-9a-f]{40}$/,
  address: /^0x[0-9a-f]{40}$/,
  device: /^[^\p{Cc}]{0,200}$/u,
  credential: /^[\w-]{1,1364}$/,
} as const;

/** Parses a session; throws `SignInRequestError` with `answerInvalid`. */
export function readSession(value: unknown): SignInSession {
  const field = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const text = (name: keyof typeof fieldPatterns): string => {
    const found = field(name);
    return typeof found === 'string' && fieldPatterns[name].test(found) ? found : rejectSession();
  };
  const time = (name: string): string => {
    const found = field(name);
    return typeof found === 'string' && !Number.isNaN(Date.parse(found)) ? found : rejectSession();
  };
  return {
    id: text('id'),
    account: text('account'),
    address: text('address'),
    device: text('device'),
    credential: field('credential') === undefined ? undefined : text('credential'),
    createdAt: time('createdAt'),
    lastSeenAt: time('lastSeenAt'),
    expiresAt: time('expiresAt'),
    current: field('current') === true,
  };
}

/** Parses a page of sessions; throws as `readSession` does. */
export function readPage(value: unknown): SignInSessionPage {
  const sessions = readOwnField(value, 'sessions');
  const next = readOwnField(value, 'next') ?? undefined;
  if (!Array.isArray(sessions)) rejectSession();
  if (next !== undefined && (typeof next !== 'string' || !fieldPatterns.id.test(next)))
    rejectSession();
  return { sessions: sessions.map(readSession), next };
}

function rejectSession(): never {
  throw new SignInRequestError('answerInvalid', 200);
}
