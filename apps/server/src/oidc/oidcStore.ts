/** Session of sign-in: account (CAIP-10) and id. */
export interface SessionKey {
  account: string;
  id: string;
}

/** Authorization of an application in a session. */
export interface Authorization {
  clientId: string;
  grantId: string | undefined;
  /** Id of the session that the application knows. */
  sid: string | undefined;
}

/** Living session, with its applications. */
export interface OidcSession extends SessionKey {
  /** Times in ms since 1970. */
  createdAt: number;
  idleExpiresAt: number;
  credential: string | undefined;
  authorizations: readonly Authorization[];
  /** State of a sign-out that an application began, as JSON. */
  state: string | undefined;
}

/** Code, token, grant, or interaction, as the library stores it. */
export interface StoredItem {
  payload: string;
  grantId: string | undefined;
  createdAt: number;
  consumedAt: number | undefined;
}

/** Remembered consent of an account. */
export interface Consent {
  clientId: string;
  scopes: readonly string[];
  grantedAt: number;
  usedAt: number;
}

/** Logout that an application is told of. */
export interface Logout {
  id: string;
  clientId: string;
  account: string;
  sid: string;
  createdAt: number;
  /** Deliveries so far, this one included. */
  tries: number;
}

/** Signing key (a private JWK as JSON), or key of the cookies. */
export interface StoredKey {
  id: string;
  kind: 'RS256' | 'ES256' | 'cookie';
  value: string;
  /** Time from which it is used: until then it is only published. */
  from: number;
}

/**
 * Store of the OpenID provider. Every method is atomic across all servers on one database, and rejects when the database
 * fails; ends are durable once resolved. Times are ms since 1970.
 *
 * Ids of codes and tokens are stored as hashes: readers of the store cannot use them.
 */
export interface OidcStore {
  putItem(
    item: { model: string; id: string; payload: string; grantId: string | undefined },
    times: { now: number; expiresAt: number },
  ): Promise<void>;
  findItem(model: string, id: string, now: number): Promise<StoredItem | undefined>;
  /** Consumes a code or token. Of concurrent calls, one gets true. */
  consumeItem(model: string, id: string, now: number): Promise<boolean>;
  dropItem(model: string, id: string): Promise<void>;
  /** Ends the codes or tokens of a grant; without a model all of them, and the grant. */
  dropGrant(grantId: string, model?: string): Promise<void>;

  /** Session of sign-in that has neither ended nor expired, with its applications. */
  findSession(key: SessionKey, now: number): Promise<OidcSession | undefined>;
  /** Stores the applications of a session besides those it has, and the state of a sign-out. */
  saveSession(
    key: SessionKey,
    session: { authorizations: readonly Authorization[]; state: string | undefined },
    now: number,
  ): Promise<void>;
  /**
   * Ends the grants of sessions that are no more, of an account or of those that were not checked for a while, and queues
   * logouts. Resolves to the number of ended sessions.
   */
  endOrphans(of: { account: string } | 'due', now: number): Promise<number>;
  /** Ends the grants of an application in one session, and queues a logout. */
  endAuthorization(key: SessionKey, clientId: string, now: number): Promise<void>;
  /** Ends the grants of an application in all sessions of an account, queues logouts, and forgets the consent; false without one. */
  endApplication(account: string, clientId: string, now: number): Promise<boolean>;

  consents(account: string): Promise<readonly Consent[]>;
  putConsent(account: string, consent: Consent): Promise<void>;
  /** Records that an application has got tokens. */
  touchConsent(account: string, clientId: string, now: number): Promise<void>;

  /** Logouts that are due, leased to this server until a time. */
  claimLogouts(times: { now: number; until: number }): Promise<readonly Logout[]>;
  /** Records a delivery. @param retryAt Time of the next one; undefined for none. */
  recordLogout(id: string, outcome: string, retryAt?: number): Promise<void>;

  /** Keys, those used last first. */
  keys(): Promise<readonly StoredKey[]>;
  /** Stores the first keys; none if another server was faster. */
  addFirstKeys(keys: readonly StoredKey[]): Promise<void>;
  addKeys(keys: readonly StoredKey[]): Promise<void>;
  dropKey(id: string): Promise<void>;

  /** Removes what has expired, and logouts of before a time. */
  clear(times: { now: number; before: number }): Promise<void>;
}
