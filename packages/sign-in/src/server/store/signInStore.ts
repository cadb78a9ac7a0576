/** Stored nonce: only hashes, so that readers of the store cannot use it. Times in ms since 1970. */
export interface StoredNonce {
  /** SHA-256 of the nonce. */
  readonly hash: string;
  /** SHA-256 of the pre-session token of the browser it was issued to. */
  readonly visitHash: string;
  readonly expiresAt: number;
}

/** Signed-in device. Times in ms since 1970. */
export interface StoredSession {
  /** Id in lists; useless for signing in. */
  readonly id: string;
  /** SHA-256 of the token in the cookie. */
  readonly tokenHash: string;
  /** CAIP-10, the address in lower case. */
  readonly account: string;
  /** Display name of the device, such as `Firefox, Linux`; may be empty. */
  readonly device: string;
  /** Id of the passkey that signed in (base64url), if one did. */
  readonly credential?: string | undefined;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** Expiry if not used before; never later than `expiresAt`. */
  readonly idleExpiresAt: number;
  /** Final expiry. */
  readonly expiresAt: number;
}

/** Cursor in the list of an account's sessions; the session may have ended. */
export type SessionPlace = Pick<StoredSession, 'lastSeenAt' | 'createdAt' | 'id'>;

/** Sessions that a new one ends. */
export interface EndedSessions {
  /** Token hash of the session to replace. */
  readonly replacedTokenHash?: string | undefined;
  /**
   * Most sessions to keep for the account, the new one included; the last of its list end. When several are
   * added at once, there may be a few more until the next.
   */
  readonly most?: number | undefined;
}

/**
 * Pending sign-in, whose message a contract account's owners take minutes or hours to sign. One per browser
 * at a time. Times in ms since 1970.
 */
export interface StoredPendingSignIn {
  /** SHA-256 of the pre-session token of the requesting browser. */
  readonly visitHash: string;
  /** Message, its nonce already consumed. */
  readonly text: string;
  readonly expiresAt: number;
}

/** Attempt of a key, counted within a window that starts with the first. Times in ms. */
export interface Attempt {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
}

/** Attempt allowed when there are at most `most` within the window, this one included. */
export interface LimitedAttempt extends Attempt {
  readonly most: number;
}

/**
 * Result of consuming a nonce. `consumed`: it was this browser's. `refused`: unknown, already consumed,
 * expired, or another browser's, for which it stays valid.
 */
export type NonceUse =
  | { readonly result: 'consumed'; readonly expiresAt: number }
  | { readonly result: 'refused' };

/**
 * Store of nonces, sessions and counters. Every method is atomic across all users of the store, though an
 * attempt may stay counted when the rest fails; durable once resolved; and rejects when the store fails.
 * Times are ms since 1970, durations ms, by the caller's clock.
 */
export interface SignInStore {
  /**
   * Stores a nonce, also to restore one that `consumeNonce` took. With an attempt, counts it first, and
   * stores nothing over its limit. Returns true when stored.
   */
  addNonce(nonce: StoredNonce, attempt?: LimitedAttempt): Promise<boolean>;
  /** Consumes a nonce. Of concurrent calls, one gets `consumed`. */
  consumeNonce(use: { hash: string; visitHash: string; now: number }): Promise<NonceUse>;

  /** Stores a pending sign-in, replacing the browser's previous one. */
  addPending(pending: StoredPendingSignIn): Promise<void>;
  /** Reads a browser's pending sign-in, until it expires. */
  readPending(use: { visitHash: string; now: number }): Promise<StoredPendingSignIn | undefined>;
  /** Deletes a browser's pending sign-in of a text. Of concurrent calls, one gets `true`. */
  deletePending(use: { visitHash: string; text: string }): Promise<boolean>;

  /** Stores a session, and ends those it replaces. */
  addSession(session: StoredSession, ends?: EndedSessions): Promise<void>;
  /**
   * Reads the session of a token, until it expires. Records it as seen, which extends it to `idleMs` from
   * now, if last recorded `touchAfterMs` ago or more: not every read should write.
   */
  readSession(use: {
    tokenHash: string;
    now: number;
    idleMs: number;
    touchAfterMs: number;
  }): Promise<StoredSession | undefined>;
  /**
   * Lists at most `most` valid sessions of an account by last seen, then created, then id, all descending.
   * With `after`, those after it in this order.
   */
  listSessions(list: {
    account: string;
    now: number;
    most: number;
    after?: SessionPlace | undefined;
  }): Promise<readonly StoredSession[]>;
  /** Ends one session of an account. Returns false when there was none. */
  deleteSession(account: string, id: string): Promise<boolean>;
  /** Ends all sessions of an account. Returns their number. */
  deleteSessions(account: string): Promise<number>;

  /** Counts an attempt. Returns the number within its window, this one included. */
  countAttempt(attempt: Attempt): Promise<number>;

  /** Deletes expired rows. Returns their number. */
  clearExpired(now: number): Promise<number>;
  close(): Promise<void>;
}
