import { fieldOf } from './askServer.ts';
import { SignInRequestError } from './signInRequestError.ts';

/** A device that is signed in; times as ISO 8601. */
export interface SignInSession {
  readonly id: string;
  /** CAIP-10; chain 0 stands for a key, which holds its address on every chain. */
  readonly account: string;
  /** In lower case. */
  readonly address: string;
  /** What a person knows the device by, such as `Firefox, Linux`; may be empty. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  /** Whether it is this browser's. */
  readonly current: boolean;
}

/** Some of the devices of an account. */
export interface SignInSessionPage {
  readonly sessions: readonly SignInSession[];
  /** Where the list goes on; undefined where it ends. */
  readonly next: string | undefined;
}

const forms = {
  id: /^[\w-]{1,128}$/,
  account: /^eip155:\d{1,16}:0x[0-9a-f]{40}$/,
  address: /^0x[0-9a-f]{40}$/,
  device: /^[^\p{Cc}]{0,200}$/u,
} as const;

/** Reads a session of the server's; throws `SignInRequestError` with `answer-invalid`. */
export function readSession(value: unknown): SignInSession {
  const field = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const text = (name: keyof typeof forms): string => {
    const found = field(name);
    return typeof found === 'string' && forms[name].test(found) ? found : refuse();
  };
  const time = (name: string): string => {
    const found = field(name);
    return typeof found === 'string' && !Number.isNaN(Date.parse(found)) ? found : refuse();
  };
  return {
    id: text('id'),
    account: text('account'),
    address: text('address'),
    device: text('device'),
    createdAt: time('createdAt'),
    lastSeenAt: time('lastSeenAt'),
    expiresAt: time('expiresAt'),
    current: field('current') === true,
  };
}

/** Reads a page of sessions of the server's; throws as `readSession` does. */
export function readPage(value: unknown): SignInSessionPage {
  const sessions = fieldOf(value, 'sessions');
  const next = fieldOf(value, 'next') ?? undefined;
  if (!Array.isArray(sessions)) refuse();
  if (next !== undefined && (typeof next !== 'string' || !forms.id.test(next))) refuse();
  return { sessions: sessions.map(readSession), next };
}

function refuse(): never {
  throw new SignInRequestError('answer-invalid', 200);
}
