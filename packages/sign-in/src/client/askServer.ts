import { parseJson, readOwnField } from '@mooring/internal';
import { SignInBaseError } from '../signInBaseError.ts';
import { checkPathMistakes, checkTimeoutMistakes } from './clientMistakes.ts';
import type { SigningPage } from './createSignInAdapter.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

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
export function createServerAccess(path: string, options: ClientOptions): ServerAccess {
  const { timeoutMs = 15_000, fetch: send } = options;
  if (process.env.NODE_ENV !== 'production') {
    checkTimeoutMistakes(timeoutMs);
    if (!send) checkPathMistakes(path);
  }
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
interface ReceivedResponse {
  readonly body: object;
  readonly time: number | undefined;
}

/** Longest response in characters, enough for a hundred devices; longer ones are not from our server. */
const MAX_LENGTH = 1_000_000;

/** Sends a request and returns the object of the response; throws `SignInRequestError` otherwise. */
export async function requestServer(
  server: ServerAccess,
  method: 'GET' | 'POST' | 'DELETE',
  route: string,
  body?: object,
): Promise<ReceivedResponse> {
  const { value, status, date } = await requestServerJson(server, method, route, body);
  if (typeof value !== 'object' || value === null)
    throw new SignInRequestError('answerInvalid', status);
  const time = Date.parse(date ?? '');
  return { body: value, time: Number.isNaN(time) ? undefined : time };
}

/**
 * Sends a request with a JSON or form body and returns the JSON of the response. Throws
 * `SignInRequestError` unless it succeeds.
 */
export async function requestServerJson(
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
    throw new SignInRequestError('unreachable', 0, { cause: error });
  }
  const { status } = response;
  const value = text.length > MAX_LENGTH ? undefined : parseJson(text);
  if (!response.ok) throw readRequestError(value, status);
  if (value === undefined) throw new SignInRequestError('answerInvalid', status);
  return { value, status, date: response.headers.get('date') };
}

function readRequestError(answer: unknown, status: number): SignInRequestError {
  const code = readOwnField(answer, 'error') ?? readOwnField(answer, 'code');
  return typeof code === 'string' && /^[a-z_-]{1,64}$/i.test(code)
    ? new SignInRequestError('refused', status, { code })
    : new SignInRequestError('answerInvalid', status);
}

/**
 * Reason of a request error, stable between releases.
 * - `refused`: the server responded with an error, see `code`
 * - `unreachable`: no response in time
 * - `answerInvalid`: a response that is not from a sign-in server
 */
export type SignInRequestErrorReason = 'refused' | 'unreachable' | 'answerInvalid';

const reasonMessages: Readonly<Record<SignInRequestErrorReason, string>> = {
  refused: 'The sign-in server responded',
  unreachable: 'The sign-in server did not respond',
  answerInvalid: 'The sign-in server returned an invalid response',
};

/** Thrown when a sign-in request fails. */
export class SignInRequestError extends SignInBaseError {
  override readonly name = 'SignInRequestError';
  readonly reason: SignInRequestErrorReason;
  /** Code of the server for a refusal (`{ "error": code }`, see the table in the README). */
  readonly code: string | undefined;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(
    reason: SignInRequestErrorReason,
    status: number,
    { code, cause }: { readonly code?: string; readonly cause?: unknown } = {},
  ) {
    super(
      reason === 'refused'
        ? `${reasonMessages.refused} with ${status} ${code}`
        : reasonMessages[reason],
      {
        cause,
      },
    );
    this.reason = reason;
    this.code = code;
    this.status = status;
  }
}
