import type { SignedInSession } from '@mooring/sign-in/server';

/** Application, as the page shows it. */
interface ShownClient {
  id: string;
  name: string;
  url?: string;
  logo?: string;
}

/** Claims of an account that an application gets, as the page shows them. */
export interface ShownClaims {
  account: true;
  name: boolean;
  picture: boolean;
  groups: readonly string[];
  email?: string;
}

/** Question of an application, as the page shows it. */
export interface ShownInteraction {
  client: ShownClient;
  /** Origin that the browser goes back to. */
  returnTo: string;
  scopes: readonly string[];
  claims: ShownClaims;
  /**
   * `sign-in`: without a session, or a new one is asked for; `consent`: the person has to allow it; `none`: it was
   * allowed before.
   */
  step: 'sign-in' | 'consent' | 'none';
}

/** Application that an account has allowed; times as ISO 8601. */
export interface ShownApplication {
  client: ShownClient;
  scopes: readonly string[];
  claims: ShownClaims;
  grantedAt: string;
  usedAt: string;
}

/** Sign-out that an application began, as the page shows it: who began it, and the origin that the browser goes back to. */
export interface ShownSignOut {
  client?: ShownClient;
  returnTo?: string;
}

/** Session of the browser that asks; undefined without one. */
export type Visitor = SignedInSession | undefined;

/** The OpenID provider. */
export interface Oidc {
  /** Answers a request to a path of the library. */
  fetch(request: Request, visitor: Visitor): Promise<Response>;
  /** @throws {OidcRefusal} `interaction-expired`, also for the interaction of another browser. */
  showInteraction(request: Request, uid: string, visitor: Visitor): Promise<ShownInteraction>;
  /**
   * Allows or denies; resolves to the address the page goes to.
   *
   * @throws {OidcRefusal} `interaction-expired`; to allow also `login-required`, `not-allowed`, `temporarily-unavailable`.
   * @throws {Refusal} `unauthenticated`.
   */
  answerInteraction(
    request: Request,
    uid: string,
    answer: { decision: 'allow' | 'deny'; visitor: Visitor },
  ): Promise<string>;
  listApplications(account: string): Promise<readonly ShownApplication[]>;
  /** Ends the grants of an application on every device, and forgets the consent. @throws {Refusal} `not-found`. */
  endApplication(account: string, clientId: string): Promise<void>;
  /** Reads a sign-out that an application began, for the page. @throws {OidcRefusal} `sign-out-expired`. */
  showSignOut(visitor: SignedInSession): Promise<ShownSignOut>;
  /**
   * Reads a sign-out that an application began; resolves to the address the page goes to.
   *
   * @throws {OidcRefusal} `sign-out-expired`.
   */
  readSignOut(visitor: SignedInSession, xsrf: string): Promise<SignOut>;
  /** Ends the grants of the application that began a sign-out, in this session. */
  endAuthorization(visitor: SignedInSession, clientId: string): Promise<void>;
  /** Ends the grants of the account's sessions that have ended, and tells the applications. */
  endOrphans(account: string): Promise<void>;
  /** Does everything that is due, once. */
  look(): Promise<void>;
  start(): void;
  /** Stops; resolves when no work is running. */
  stop(): Promise<void>;
}

/** Sign-out that an application began. */
export interface SignOut {
  /** Application, if it said which. */
  clientId: string | undefined;
  location: string;
}
