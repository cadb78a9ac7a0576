/**
 * Fields of an EIP-4361 message, each as in the text. An `undefined` field is not in the text; an empty
 * `statement`, `requestId` or `resources` is present and empty, so omit unused fields.
 */
export interface SignInFields {
  /** Scheme of the requesting page, such as `https`. Default for readers: `https`. */
  readonly scheme?: string | undefined;
  /** RFC 3986 authority of the requester, such as `example.com:8443`; in a browser `location.host`. */
  readonly domain: string;
  /** Address that signs: `0x` and 40 hex digits, checksummed (EIP-55) if possible. */
  readonly address: `0x${string}`;
  /** Statement, one line: ASCII letters, digits, spaces and `:/?#[]@!$&'()*+,;=-._~`. */
  readonly statement?: string | undefined;
  /** RFC 3986 URI to sign in to. */
  readonly uri: string;
  /** Version of the format; only `1` exists. */
  readonly version?: '1' | undefined;
  /** EIP-155 chain id where a contract account is verified: a safe integer, 0 or more. */
  readonly chainId: number;
  /** Nonce of at least 8 ASCII letters and digits, issued by the server for one sign-in. */
  readonly nonce: string;
  /** Issue time, an RFC 3339 `date-time` such as `new Date().toISOString()`. */
  readonly issuedAt: string;
  /** Expiration time, an RFC 3339 `date-time`. */
  readonly expirationTime?: string | undefined;
  /** Time the message becomes valid, an RFC 3339 `date-time`. */
  readonly notBefore?: string | undefined;
  /** Request id of the caller: RFC 3986 `pchar` only. */
  readonly requestId?: string | undefined;
  /** RFC 3986 URIs of the sign-in's resources. */
  readonly resources?: readonly string[] | undefined;
}

/**
 * Warning about a message with valid grammar. `address-checksum`: the address is neither in lower case nor
 * checksummed (EIP-55). `checkMessage` refuses mixed case; upper case has no checksum and is only a
 * warning.
 */
export type ParseWarning = 'address-checksum';

/** Parsed message: its fields exactly as in the text. */
export interface ParsedMessage extends SignInFields {
  readonly version: '1';
  /** Computed lazily: the checksum costs more than all parsing. */
  readonly warnings: readonly ParseWarning[];
}
