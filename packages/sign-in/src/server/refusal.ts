import type { PolicyFaultCode } from '../checkMessage.ts';
import { SignInBaseError } from '../signInBaseError.ts';

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
  | PolicyFaultCode;

/** Hints for a client after a refusal. */
export interface RefusalHints {
  /** Seconds until the client may retry, a whole number. */
  readonly retryAfterSeconds?: number;
  /** Allowed methods. */
  readonly allow?: readonly string[];
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
