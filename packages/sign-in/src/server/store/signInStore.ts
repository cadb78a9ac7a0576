/** A nonce as it is kept: never itself, so that who reads the store cannot use it. Times in ms since 1970. */
export interface StoredNonce {
  /** SHA-256 of the nonce. */
  readonly hash: string;
  /** SHA-256 of the pre-session token of the browser it was given to. */
  readonly visitHash: string;
  readonly expiresAt: number;
}

/** A signed-in device. Times in ms since 1970. */
export interface StoredSession {
  /** Its name in lists; of no use for signing in. */
  readonly id: string;
  /** SHA-256 of the token in the cookie. */
  readonly tokenHash: string;
  /** CAIP-10, the address in lower case. */
  readonly account: string;
  /** What a person knows the device by, such as `Firefox, Linux`; may be empty. */
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** When it ends if it is not used before; never later than `expiresAt`. */
  readonly idleExpiresAt: number;
  /** When it ends whatever happens. */
  readonly expiresAt: number;
}

/** Where a session stands in the list of its account; there need no longer be one. */
export type SessionPlace = Pick<StoredSession, 'lastSeenAt' | 'createdAt' | 'id'>;

/** The sessions that a new one ends. */
export interface EndedSessions {
  /** The one whose token hash this is. */
  readonly replacedTokenHash?: string | undefined;
  /**
   * Those of its account that come last in its list, so that at most so many are left, the new one
   * included; where several are added at once, there may be a few more until the next.
   */
  readonly most?: number | undefined;
}

/**
 * A sign-in whose message a contract account's owners have yet to sign: minutes or hours. One for a
 * browser at a time. Times in ms since 1970.
 */
export interface StoredPendingSignIn {
  /** SHA-256 of the pre-session token of the browser that asked. */
  readonly visitHash: string;
  /** The message, its nonce used up already. */
  readonly text: string;
  readonly expiresAt: number;
}

/** One attempt of a key, counted within a window that starts with the first. Times in ms. */
export interface Attempt {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
}

/** One that may go on when there were at most so many within the window, this one included. */
export interface LimitedAttempt extends Attempt {
  readonly most: number;
}

/**
 * What came of using up a nonce. `consumed`: it was this browser's, and is used up now. `refused`:
 * unknown, used up already, expired, or another browser's, for which it stays as it is.
 */
export type NonceUse =
  | { readonly result: 'consumed'; readonly expiresAt: number }
  | { readonly result: 'refused' };

/**
 * Where nonces, sessions and counters are. Every method is one atomic step, whoever else works on the
 * same store, though an attempt may stay counted where the rest fails; what a promise was kept for is there after a crash. It rejects when the store cannot be
 * used. Times are ms since 1970, spans are ms; the caller's clock counts.
 */
export interface SignInStore {
  /**
   * Keeps a nonce; also puts one back that `consumeNonce` took. With an attempt, counts it first, and
   * keeps nothing when it is one too many. Whether the nonce was kept.
   */
  addNonce(nonce: StoredNonce, attempt?: LimitedAttempt): Promise<boolean>;
  /** Uses a nonce up. Of any number of calls at once, one gets `consumed`. */
  consumeNonce(use: { hash: string; visitHash: string; now: number }): Promise<NonceUse>;

  /** Keeps a pending sign-in, in the place of the browser's one before. */
  addPending(pending: StoredPendingSignIn): Promise<void>;
  /** A browser's pending sign-in, while it lasts. */
  readPending(use: { visitHash: string; now: number }): Promise<StoredPendingSignIn | undefined>;
  /** Ends a browser's pending sign-in of a text. Of any number of calls at once, one gets `true`. */
  deletePending(use: { visitHash: string; text: string }): Promise<boolean>;

  /** Keeps a session, and ends those that it takes the place of. */
  addSession(session: StoredSession, ends?: EndedSessions): Promise<void>;
  /**
   * The session of a token, while it lasts. Notes it as seen now, so that it lasts `idleMs` from now,
   * when it was last noted `touchAfterMs` ago or more: reading is not to write each time.
   */
  readSession(use: {
    tokenHash: string;
    now: number;
    idleMs: number;
    touchAfterMs: number;
  }): Promise<StoredSession | undefined>;
  /**
   * At most `most` sessions of an account that last, last seen first; among those of one moment the
   * last made, then the greatest id. With `after`, those that come after it in this order.
   */
  listSessions(list: {
    account: string;
    now: number;
    most: number;
    after?: SessionPlace | undefined;
  }): Promise<readonly StoredSession[]>;
  /** Ends one session of an account; whether there was one. */
  deleteSession(account: string, id: string): Promise<boolean>;
  /** Ends every session of an account; how many. */
  deleteSessions(account: string): Promise<number>;

  /** Counts one attempt; how many there were within its window, this one included. */
  countAttempt(attempt: Attempt): Promise<number>;

  /** Removes what has expired; how many rows. */
  clearExpired(now: number): Promise<number>;
  close(): Promise<void>;
}
