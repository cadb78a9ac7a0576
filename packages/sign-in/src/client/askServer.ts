import { SignInRequestError } from './signInRequestError.ts';

/** How requests reach the server. */
export interface ServerAccess {
  /** What stands before `/auth`: empty, or a path of the page's own origin. */
  readonly path: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** How long an answer may take, in ms. */
  readonly timeoutMs: number;
}

/** What a server answered with success: its JSON object, and its clock in ms since 1970 if it told. */
export interface ServerAnswer {
  readonly body: object;
  readonly time: number | undefined;
}

/** Enough for a hundred devices; an answer of more is no answer of ours. */
const maxLength = 1_000_000;

/** Sends a request of sign-in; throws `SignInRequestError` for everything but success. */
export async function askServer(
  { path, fetch, timeoutMs }: ServerAccess,
  method: 'GET' | 'POST' | 'DELETE',
  route: string,
  body?: object,
): Promise<ServerAnswer> {
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
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    text = await response.text();
  } catch (error) {
    throw new SignInRequestError('unreachable', 0, error);
  }
  const { status } = response;
  const answer = text.length > maxLength ? undefined : parse(text);
  if (!response.ok) throw new SignInRequestError(codeOf(answer), status);
  if (!answer) throw new SignInRequestError('answer-invalid', status);
  const time = Date.parse(response.headers.get('date') ?? '');
  return { body: answer, time: Number.isNaN(time) ? undefined : time };
}

/** A field of an answer; `undefined` when it is not there. */
export function fieldOf(answer: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(answer, name)?.value;
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // A page of a proxy, or cut short.
    return undefined;
  }
}

function codeOf(answer: object | undefined): string {
  const code = answer && fieldOf(answer, 'error');
  return typeof code === 'string' && /^[a-z-]{1,64}$/.test(code) ? code : 'answer-invalid';
}
