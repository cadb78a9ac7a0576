/**
 * What an EIP-4361 message says, each field as the text has it. A field that is `undefined` is not
 * in the text; an empty `statement`, `requestId` or `resources` is there and empty, so leave out
 * what you have nothing to say in.
 */
export interface SignInFields {
  /** The scheme of the page that asks, such as `https`. Left out, a reader takes it for `https`. */
  readonly scheme?: string | undefined;
  /** The RFC 3986 authority that asks, such as `example.com:8443`; in a browser `location.host`. */
  readonly domain: string;
  /** The account that signs: `0x` and 40 hex digits, in EIP-55 mixed case where it can be. */
  readonly address: `0x${string}`;
  /** One line for the person who signs: ASCII letters, digits, spaces and `:/?#[]@!$&'()*+,;=-._~`. */
  readonly statement?: string | undefined;
  /** The RFC 3986 URI signed in to. */
  readonly uri: string;
  /** The version of the format. There is one. */
  readonly version?: '1' | undefined;
  /** The chain, by EIP-155, on which a contract account is asked: a safe integer, 0 or more. */
  readonly chainId: number;
  /** At least 8 ASCII letters and digits, given out by the server for one sign-in. */
  readonly nonce: string;
  /** When the message was made, as an RFC 3339 `date-time`; `new Date().toISOString()` is one. */
  readonly issuedAt: string;
  /** From when on the message no longer holds, as an RFC 3339 `date-time`. */
  readonly expirationTime?: string | undefined;
  /** From when on the message holds, as an RFC 3339 `date-time`. */
  readonly notBefore?: string | undefined;
  /** The caller's own name for this request: RFC 3986 `pchar` only. */
  readonly requestId?: string | undefined;
  /** RFC 3986 URIs that go with the sign-in. */
  readonly resources?: readonly string[] | undefined;
}
