/** What the gateway takes and keeps at most: whatever callers do, its memory ends somewhere. */
export const LIMITS = {
  /** Characters of a request's body. */
  bodyLength: 1_000_000,
  /** Proposals kept, and messages kept; the next one is refused. */
  proposals: 5_000,
  messages: 5_000,
  /** Sign-in nonces and sessions kept; the oldest go first. */
  nonces: 1_000,
  sessions: 1_000,
  /** How long a sign-in nonce is good for, in ms. */
  nonceMs: 300_000,
  /** Rows of a page, where the caller does not say, and where they say too much. */
  page: 20,
  longestPage: 100,
} as const;
