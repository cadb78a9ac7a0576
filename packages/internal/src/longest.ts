/** Longest signature, in characters: 64 kB in hex, the limit of servers for a wrapped one (ERC-6492). */
export const LONGEST_SIGNATURE = 131_074;

/** Longest id of a passkey (WebAuthn, section 4: 1,023 bytes), in base64url. */
export const LONGEST_CREDENTIAL_ID = 1_364;

/** Longest kept symbol of a token, which any contract can choose; the rest is cut. */
export const LONGEST_SYMBOL = 32;
