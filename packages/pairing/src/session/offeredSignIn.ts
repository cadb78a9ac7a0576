import { parseOrUndefined } from '@mooring/internal/schema';
import { array, maxLength, object, optional, pipe, regex, string } from 'valibot';
import { positive } from '../parse/values.ts';

/** Sign-in message of a host (EIP-4361), without the account, which is not known yet. */
export interface OfferedSignIn {
  /** `location.host`. */
  readonly domain: string;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  /** RFC 3339, like the other times. */
  readonly issuedAt: string;
  readonly statement?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** Signed message, for the host's server. */
export interface SignInProof {
  readonly message: string;
  readonly signature: `0x${string}`;
}

/** Composes the message for one link; `undefined` for no sign-in. */
export type ComposeSignIn = () => Promise<OfferedSignIn | undefined>;

/** Stored request to sign in (`wc_sessionAuthenticate`), which is sent with a proposal. */
export interface KeptSignIn {
  readonly id: number;
  readonly fields: OfferedSignIn;
}

const LONGEST_SIGN_IN_FIELD = 2_048;
const MOST_OFFERED_RESOURCES = 20;

const line = pipe(string(), maxLength(LONGEST_SIGN_IN_FIELD), regex(/^[^\r\n]*$/));
const offeredSignIn = object({
  domain: line,
  uri: line,
  chainId: positive,
  nonce: line,
  issuedAt: line,
  statement: optional(line),
  expirationTime: optional(line),
  notBefore: optional(line),
  requestId: optional(line),
  resources: optional(pipe(array(line), maxLength(MOST_OFFERED_RESOURCES)), []),
});

/** Parses the message of a host, new or stored; `undefined` when invalid. */
export function parseOfferedSignIn(value: unknown): OfferedSignIn | undefined {
  return parseOrUndefined(offeredSignIn, value);
}

/** Parses a stored request to sign in; `undefined` when invalid. */
export function parseKeptSignIn(value: unknown): KeptSignIn | undefined {
  return parseOrUndefined(object({ id: positive, fields: offeredSignIn }), value);
}
