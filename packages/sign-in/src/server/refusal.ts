import type { PolicyFaultCode } from '../policyFault.ts';

/** Why a request was refused; stays the same between releases. The body is `{ "error": code }`. */
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

/** What a client can do after a refusal. */
export interface RefusalHints {
  /** When the same may be asked again, in whole seconds. */
  readonly retryAfterSeconds?: number;
  /** Methods that are allowed instead. */
  readonly allow?: readonly string[];
}

/** Ends an action with an error answer; nothing of what was sent or kept is in it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly hints: RefusalHints;

  constructor(code: RefusalCode, hints: RefusalHints = {}) {
    super(code);
    this.code = code;
    this.hints = hints;
  }
}
