import { PasskeyError, type PasskeyErrorReason } from '../passkeyError.ts';
import { isRecord, type PlainRecord } from '../record.ts';

/** `navigator.credentials`, or what stands for it in a test. */
export type CredentialsContainerLike = Pick<CredentialsContainer, 'create' | 'get'>;

/** Where credentials are asked: the page's domain and origin. */
export interface PasskeyPlace {
  /** Domain the passkey belongs to; the page's own, or one it is a subdomain of. */
  readonly rpId: string;
  readonly origin: string;
  readonly credentials: CredentialsContainerLike;
}

/** 32 random bytes. */
export function randomBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

const reasons: Readonly<Record<string, readonly [PasskeyErrorReason, string]>> = {
  NotAllowedError: ['rejected', 'No passkey was used: refused, out of time, or there is none.'],
  AbortError: ['rejected', 'The request for a passkey was cancelled.'],
  SecurityError: ['domain', 'This page may not use a passkey of that domain.'],
  InvalidStateError: ['exists', 'This device has a passkey of the account already.'],
};

/** Asks the browser, and turns its errors into ours. */
export async function askBrowser(ask: () => Promise<unknown>): Promise<PlainRecord> {
  let answer: unknown;
  try {
    answer = await ask();
  } catch (error) {
    const name = error instanceof Error || isRecord(error) ? String(error.name) : '';
    const [reason, message] = reasons[name] ?? [
      'unsupported',
      'The browser cannot ask for such a passkey.',
    ];
    throw new PasskeyError(reason, message, { cause: error });
  }
  if (!isRecord(answer)) throw unreadable();
  return answer;
}

/** Id and response of a credential. */
export function readCredential(answer: PlainRecord) {
  const { id, response } = { id: answer['id'], response: answer['response'] };
  if (typeof id !== 'string' || !isRecord(response)) throw unreadable();
  return { id, response };
}

/** Bytes of a field. */
export function readBytes(value: unknown): Uint8Array<ArrayBuffer> {
  if (!isBuffer(value)) throw unreadable();
  return new Uint8Array(value).slice();
}

export function isBuffer(value: unknown): value is ArrayBuffer {
  // Not `instanceof`: the buffer may be of another frame.
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/** Result of a method of a browser's object. */
export function readMethod(object: PlainRecord, name: string): unknown {
  const method = object[name];
  if (typeof method !== 'function') throw unreadable();
  return Reflect.apply(method, object, []);
}

function unreadable(): PasskeyError {
  return new PasskeyError('assertion-invalid', 'The browser answered with no passkey.');
}
