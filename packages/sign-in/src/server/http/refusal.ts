import type { PolicyFaultCode } from '../../policyFault.ts';
import { responseOf } from './answer.ts';
import { type PlainAnswer, plainAnswer } from './plainAnswer.ts';

/** Why a request was refused; stays the same between releases. The body is `{ "error": code }`. */
export type RefusalCode = keyof typeof statuses | PolicyFaultCode;

const statuses = {
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
} as const;

/** Ends a request with an error answer; nothing of what was sent or kept is in it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }

  /** The HTTP status; 401 for a message against the policy. */
  get status(): number {
    const known: Readonly<Record<string, number>> = statuses;
    return known[this.code] ?? 401;
  }

  /** What is answered. */
  answer(): Response {
    return responseOf(this.plainAnswer());
  }

  /** The same, still to be written. */
  plainAnswer(): PlainAnswer {
    return plainAnswer({ error: this.code }, { status: this.status, headers: this.headers });
  }
}
