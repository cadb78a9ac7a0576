import { parseOrUndefined } from '@mooring/internal/schema';
import { array, maxLength, object, optional, pipe, regex, string } from 'valibot';
import { positive } from '../parse/values.ts';

/** Message of a host to sign in with (EIP-4361), but for the account, which is not known yet. */
export interface OfferedSignIn {
  /** `location.host`. */
  readonly domain: string;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  /** RFC 3339, as the other times. */
  readonly issuedAt: string;
  readonly statement?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** Signed message of a host, as its server reads it. */
export interface SignInProof {
  readonly message: string;
  readonly signature: `0x${string}`;
}

/** Composes the message for one link; `undefined` when there is none to sign. */
export type ComposeSignIn = () => Promise<OfferedSignIn | undefined>;

/** Request to sign in beside a proposal (`wc_sessionAuthenticate`), as it is stored with the proposal. */
export interface KeptSignIn {
  readonly id: number;
  readonly fields: OfferedSignIn;
}

const LONGEST_FIELD = 2_048;
const MOST_OFFERED_RESOURCES = 20;

const line = pipe(string(), maxLength(LONGEST_FIELD), regex(/^[^\r\n]*$/));
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

/** Parses the message of a host, now or as it was stored; `undefined` when invalid. */
export function parseOfferedSignIn(value: unknown): OfferedSignIn | undefined {
  return parseOrUndefined(offeredSignIn, value);
}

/** Parses a request to sign in as it was stored; `undefined` when invalid. */
export function parseKeptSignIn(value: unknown): KeptSignIn | undefined {
  return parseOrUndefined(object({ id: positive, fields: offeredSignIn }), value);
}
