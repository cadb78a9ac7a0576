import type { PolicyFaultCode } from '../checkMessage.ts';
import { SignInBaseError } from '../signInBaseError.ts';
import { StoreUnavailableError } from './store/storeUnavailableError.ts';

/** Code of a refusal; stable between releases. The body is `{ "error": code }`. */
export type RefusalCode =
  | 'body-invalid'
  | 'message-invalid'
  | 'unauthenticated'
  | 'nonce-refused'
  | 'signature-invalid'
  | 'no-contract'
  | 'origin-refused'
  | 'not-found'
  | 'no-pending'
  | 'method-not-allowed'
  | 'too-large'
  | 'not-json'
  | 'too-many-requests'
  | 'internal-error'
  | 'chain-unreachable'
  | 'store-unavailable'
  | PolicyFaultCode;

/** Hints for a client after a refusal. */
export interface RefusalHints {
  /** Seconds until the client may retry, a whole number. */
  readonly retryAfterSeconds?: number;
  /** Allowed methods. */
  readonly allow?: readonly string[];
  /** Name of the exceeded limit, for logs and metrics; not part of the response. */
  readonly limit?: string;
}

/** Thrown to end an action with an error response; contains nothing of the request or the store. */
export class Refusal extends SignInBaseError {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly hints: RefusalHints;

  constructor(code: RefusalCode, hints: RefusalHints = {}) {
    super(code);
    this.code = code;
    this.hints = hints;
  }
}

/** Time after which a client may try an unavailable store again, in seconds. */
const STORE_RETRY_SECONDS = 5;

/**
 * Refusal for an unexpected error: `store-unavailable` with a time to retry, or `internal-error`.
 *
 * @example
 * ```ts
 * import { refusalOfError, refusalResponse } from '@mooring/sign-in/server';
 *
 * refusalResponse(refusalOfError(new Error('unexpected'))); // 500 internal-error
 * ```
 */
export function refusalOfError(error: unknown): Refusal {
  return error instanceof StoreUnavailableError
    ? new Refusal('store-unavailable', { retryAfterSeconds: STORE_RETRY_SECONDS })
    : new Refusal('internal-error');
}

/** Options of a JSON response. */
export interface JsonResponseOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` lines. */
  readonly cookies?: readonly string[];
}

/**
 * A JSON answer that no cache keeps, with the cookies to set.
 *
 * @example
 * ```ts
 * import { jsonResponse } from '@mooring/sign-in/server';
 *
 * jsonResponse({ saved: true }, { status: 201 });
 * ```
 */
export function jsonResponse(
  body: object,
  { status, headers, cookies }: JsonResponseOptions = {},
): Response {
  const all: [string, string][] = [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
  ];
  if (headers) all.push(...Object.entries(headers));
  for (const cookie of cookies ?? []) all.push(['set-cookie', cookie]);
  return new Response(JSON.stringify(body), { status: status ?? 200, headers: all });
}

const httpStatuses: Readonly<Partial<Record<RefusalCode, number>>> = {
  'body-invalid': 400,
  'message-invalid': 400,
  unauthenticated: 401,
  'nonce-refused': 401,
  'signature-invalid': 401,
  'no-contract': 401,
  'origin-refused': 403,
  'not-found': 404,
  'no-pending': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'chain-unreachable': 503,
  'store-unavailable': 503,
};

/**
 * The answer to a refused request; 401 for a message against the policy.
 *
 * @example
 * ```ts
 * import { Refusal, refusalResponse } from '@mooring/sign-in/server';
 *
 * refusalResponse(new Refusal('too-many-requests', { retryAfterSeconds: 60 }));
 * ```
 */
export function refusalResponse({ code, hints }: Refusal): Response {
  const { retryAfterSeconds, allow } = hints;
  const headers = {
    ...(retryAfterSeconds !== undefined && { 'retry-after': `${retryAfterSeconds}` }),
    ...(allow && { allow: allow.join(', ') }),
  };
  return jsonResponse({ error: code }, { status: httpStatuses[code] ?? 401, headers });
}
