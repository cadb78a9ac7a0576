/** Limits of the gateway, which bound its memory whatever callers do. */
export const LIMITS = {
  /** Characters of a request body. */
  bodyLength: 1_000_000,
  /** Stored proposals, and stored messages; further ones are refused. */
  proposals: 5_000,
  messages: 5_000,
  /** Sign-in nonces and sessions; the oldest are dropped first. */
  nonces: 1_000,
  sessions: 1_000,
  /** Lifetime of a sign-in nonce, in ms. */
  nonceMs: 300_000,
  /** Rows of a page: default and maximum. */
  page: 20,
  longestPage: 100,
} as const;
