import { isRecord, type PlainRecord } from '@mooring/internal';
import { PasskeyError } from '../passkeyError.ts';

/** `navigator.credentials`, or a replacement in tests. */
export type CredentialsContainerLike = Pick<CredentialsContainer, 'create' | 'get'>;

/** Page that requests credentials. */
export interface PasskeyPlace {
  /** Domain of the passkey: the page's host name, or a parent domain. */
  readonly rpId: string;
  readonly origin: string;
  readonly credentials: CredentialsContainerLike;
}

/** 32 random bytes. */
export function randomBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** Options of {@link askBrowser}. */
interface BrowserRequest {
  /** Ends the request, even if the browser or password manager ignores it. */
  readonly signal?: AbortSignal | undefined;
  /** True if the request excludes passkeys that the device may have. Default: false. */
  readonly hasExcluded?: boolean;
}

/** Sends a request to the browser, and converts its errors. */
export async function askBrowser(
  ask: () => Promise<unknown>,
  { signal, hasExcluded = false }: BrowserRequest,
): Promise<PlainRecord> {
  let answer: unknown;
  try {
    checkSignal(signal);
    answer = await Promise.race([rejectOnAbort(signal), ask()]);
  } catch (error) {
    checkSignal(signal);
    const name = error instanceof Error || isRecord(error) ? String(error.name) : '';
    if (name === 'NotAllowedError')
      throw new PasskeyError('rejected', 'No passkey was used.', { cause: error });
    // A separate chunk: other errors are rare.
    throw (await import('./browserError.ts')).browserError(error, { name, hasExcluded });
  }
  if (!isRecord(answer)) throw unreadableAnswer();
  return answer;
}

/**
 * Throws if the request was cancelled.
 * @throws {PasskeyError} `rejected`
 */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PasskeyError('rejected', 'The request was cancelled.');
}

/** Rejects once the signal aborts; without one, never settles. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', reject, { once: true });
  });
}

/** Id and response of a credential. */
export function readCredential(answer: PlainRecord) {
  const { id, response } = { id: answer['id'], response: answer['response'] };
  if (typeof id !== 'string' || !isRecord(response)) throw unreadableAnswer();
  return { id, response };
}

/** Reads the bytes of a field. */
export function readBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(value);
  if (!bytes) throw unreadableAnswer();
  return bytes;
}

/** Copy of the bytes of a buffer or a view, of any frame; `undefined` for anything else. */
export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  // Some password managers return views.
  if (ArrayBuffer.isView(value))
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
  // Not `instanceof`: the buffer may be of another frame.
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(value as ArrayBuffer).slice() : undefined;
}

/** Calls a method of a browser's object; `undefined` if it has none, as in WebAuthn level 1. */
export function readMethod(object: PlainRecord, name: string): unknown {
  const method = object[name];
  return typeof method === 'function' ? Reflect.apply(method, object, []) : undefined;
}

function unreadableAnswer(): PasskeyError {
  return new PasskeyError('assertionInvalid', 'The browser returned no passkey.');
}
