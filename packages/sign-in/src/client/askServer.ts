import { parseJson, readOwnField } from '@mooring/internal';
import { SignInBaseError } from '../signInBaseError.ts';
import type { SigningPage } from './createSignInAdapter.ts';

/** Options shared by all clients that send requests. */
export interface ClientOptions {
  /** Statement of the message to sign. Default: none. */
  readonly statement?: string;
  /** Timeout of a request, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Called with the reason a signature was refused, or the session could not be read. */
  readonly onError?: (error: Error) => void;
  /** Sends requests. Default: the browser's `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Page that signs in. Default: `location`. */
  readonly page?: SigningPage;
}

/** Access to the server at a path on the page's origin. */
export function serverAt(path: string, options: ClientOptions): ServerAccess {
  const { timeoutMs = 15_000, fetch: send } = options;
  return { path, timeoutMs, fetch: send ?? ((input, init) => fetch(input, init)) };
}

/** Access to the server. */
export interface ServerAccess {
  /** Prefix of `/auth`: empty, or a path on the page's origin. */
  readonly path: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Timeout of a response, in ms. */
  readonly timeoutMs: number;
}

/** Successful response: its JSON object, and the server's clock in ms since 1970 when sent. */
interface ServerAnswer {
  readonly body: object;
  readonly time: number | undefined;
}

/** Longest response in characters, enough for a hundred devices; longer ones are not from our server. */
const maxLength = 1_000_000;

/** Sends a request and returns the object of the response; throws `SignInRequestError` otherwise. */
export async function askServer(
  server: ServerAccess,
  method: 'GET' | 'POST' | 'DELETE',
  route: string,
  body?: object,
): Promise<ServerAnswer> {
  const { value, status, date } = await askJson(server, method, route, body);
  if (typeof value !== 'object' || value === null)
    throw new SignInRequestError('answer-invalid', status);
  const time = Date.parse(date ?? '');
  return { body: value, time: Number.isNaN(time) ? undefined : time };
}

/**
 * Sends a request with a JSON or form body and returns the JSON of the response. Throws
 * `SignInRequestError` unless it succeeds.
 */
export async function askJson(
  { path, fetch, timeoutMs }: ServerAccess,
  method: 'GET' | 'POST' | 'DELETE',
  route: string,
  body?: object | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ value: unknown; status: number; date: string | null }> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${path}${route}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && {
        headers: { 'content-type': type, ...headers },
        body: isForm ? body.toString() : JSON.stringify(body),
      }),
    });
    text = await response.text();
  } catch (error) {
    throw new SignInRequestError('unreachable', 0, error);
  }
  const { status } = response;
  const value = text.length > maxLength ? undefined : parseJson(text);
  if (!response.ok) throw new SignInRequestError(codeOf(value), status);
  if (value === undefined) throw new SignInRequestError('answer-invalid', status);
  return { value, status, date: response.headers.get('date') };
}

function codeOf(answer: unknown): string {
  const code = readOwnField(answer, 'error') ?? readOwnField(answer, 'code');
  return typeof code === 'string' && /^[a-z_-]{1,64}$/i.test(code) ? code : 'answer-invalid';
}

/**
 * Thrown when a sign-in request fails. `code` is the server's (`{ "error": code }`, see the table in the
 * README), `unreachable` without a response in time, or `answer-invalid` for an invalid response.
 */
export class SignInRequestError extends SignInBaseError {
  override readonly name = 'SignInRequestError';
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(sentence(code, status), { cause });
    this.code = code;
    this.status = status;
  }
}

function sentence(code: string, status: number): string {
  if (code === 'unreachable') return 'The sign-in server did not answer';
  if (code === 'answer-invalid') return 'The sign-in server’s answer made no sense';
  return `The sign-in server refused with ${status} ${code}`;
}
