import type { Hex } from 'viem';
import type { ParsedMessage } from '../signInFields.ts';

/** Browser of a request, identified by its tokens, and its client. */
export interface Visitor {
  /** Token that nonces and pending sign-ins are bound to; undefined without one. */
  readonly visit: string | undefined;
  /** Token of its session; undefined without one. */
  readonly session: string | undefined;
  readonly userAgent: string | null;
  /** Key of the rate limits. */
  readonly client: string;
}

/** Token for the browser to keep for `lifetimeMs` ms, or null to remove it. */
export type KeptToken = { readonly token: string; readonly lifetimeMs: number } | null;

/** Result of an action: the response body, and changes of the browser's tokens. */
export interface Outcome {
  /** Sent as JSON. */
  readonly body: object;
  /** True if accepted with the result pending. Default: false. */
  readonly isPending?: boolean;
  /** Default: as it was. */
  readonly visit?: KeptToken;
  /** Default: as it was. */
  readonly session?: KeptToken;
}

/** Message as sent, and parsed. */
export interface SentMessage {
  readonly text: string;
  readonly message: ParsedMessage;
}

/** Assertion as sent, with the nonce it is for. */
export interface SentAssertion {
  readonly nonce: string;
  readonly assertion: object;
}

/** Message with its signature. */
export interface SentSignIn extends SentMessage {
  readonly signature: Hex;
}
