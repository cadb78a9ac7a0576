import type { Hex } from 'viem';
import type { Refusal } from './refusal.ts';
import type { ChainRequest } from './signature/verifyByContract.ts';
import type { RecoverSigner } from './signature/verifySignature.ts';
import type { SignInStore } from './store/signInStore.ts';

/** Limit of `count` within a window in ms, which starts with the first. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** Rate limits of sign-in. */
export interface SignInLimits {
  /** Nonces per client. Default: 60 a minute. */
  readonly nonces: RateLimit;
  /**
   * Verifications without a new nonce, per client. Default: 60 a minute. These have none, or one restored
   * because the chain was unreachable; all others are counted with their nonce.
   */
  readonly verifications: RateLimit;
  /** Sessions stored for browsers without one, per client, whatever their accounts. Default: 3,000 a day. */
  readonly sessions: RateLimit;
  /** Verifications that need a chain request, per client. Default: 30 a minute. */
  readonly contractsByClient: RateLimit;
  /**
   * Of these, per address of a chain. Default: 10 a minute. Never counted by address alone, or any stranger
   * could block its owners from signing in.
   */
  readonly contractsByClientAndAddress: RateLimit;
  /**
   * Reserve of a browser when one of these two is exhausted, perhaps by others of the same client. Default:
   * 3 a minute. Counted by the cookie its nonce is bound to.
   */
  readonly contractsReserve: RateLimit;
}

/** Policy of sign-in; durations in ms. */
export interface SignInServerPolicy {
  /** Authority of the page: `example.com`, or with its port. */
  readonly domain: string;
  /** Scheme of the page. Default: `https`. */
  readonly scheme?: 'https' | 'http' | undefined;
  /** Allowed chain ids, each 1 or more. */
  readonly chainIds: readonly number[];
  /** Required statement of a message. Default: any or none. */
  readonly statement?: string | undefined;
  /** Lifetime of a nonce, and maximum age of a message. Default: 10 minutes. */
  readonly nonceLifetimeMs?: number | undefined;
  /** Time the owners of a contract account have to sign. Default: 24 hours. */
  readonly pendingLifetimeMs?: number | undefined;
  /** Lifetime of an unused session. Default: 7 days. */
  readonly sessionIdleMs?: number | undefined;
  /** Maximum lifetime of a session. Default: 30 days. */
  readonly sessionLifetimeMs?: number | undefined;
  /** Most sessions per account; one more ends the least recently seen. Default: 100. */
  readonly sessionsPerAccount?: number | undefined;
}

/** Proof of an account other than a signed message, such as a passkey's assertion. */
export interface SignInAssertion {
  /** Assertion of the request body, untrusted. */
  readonly assertion: object;
  /** Text it must have signed, in UTF-8: `sign-in:` and a nonce, longer than any hash. */
  readonly challenge: string;
  /** Origin of the page. */
  readonly origin: string;
  /** Key of the client in rate limits. */
  readonly client: string;
}

/** Contract account of an assertion. */
export interface AssertedAccount {
  readonly address: Hex;
  readonly chainId: number;
  /** Id of the credential that proved it, shown with its session. */
  readonly credential: string;
}

/** Options of `createSignInServer`. */
export interface SignInServerOptions {
  readonly store: SignInStore;
  readonly policy: SignInServerPolicy;
  /** JSON-RPC request function of a chain, for contract accounts; `undefined` for unsupported chains. */
  readonly read: (chainId: number) => ChainRequest | undefined;
  /** Timeout of chain requests, in ms. Default: 10,000. */
  readonly chainTimeoutMs?: number | undefined;
  /** Recovers signers. Default: viem's `recoverAddress`; `loadRecover()` is about ten times as fast. */
  readonly recover?: RecoverSigner | undefined;
  /**
   * Verifies an assertion; resolves to its account, or undefined when it proves none. Enables `POST
   * /auth/assertion`. Default: none.
   */
  readonly checkAssertion?: (sent: SignInAssertion) => Promise<AssertedAccount | undefined>;
  /**
   * True for a page on plain http, such as localhost, where browsers refuse `__Host-` and `Secure`: cookies
   * have neither. Required by, and only valid with, the scheme `http`.
   */
  readonly plainHttp?: boolean | undefined;
  /**
   * True for a page that other sites embed, as Safe does: sets cookies that browsers send there
   * (`SameSite=None; Partitioned`). https only. CSRF protection then relies on the exact origin alone,
   * which is always required.
   */
  readonly embedded?: boolean | undefined;
  readonly limits?: Partial<SignInLimits> | undefined;
  /** Clock in ms since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * Monotonic clock in ms. While `now` does not advance as it does, nothing expired is deleted. Default:
   * `performance.now`.
   */
  readonly elapsed?: (() => number) | undefined;
  /** Random bytes from a CSPRNG. Default: Node's. */
  readonly random?: ((size: number) => Uint8Array) | undefined;
  /** Called with unexpected errors (HTTP 500, or 503 without a store), and the request if one failed. */
  readonly onError?: ((error: unknown, request?: Request) => void) | undefined;
  /** Called with each refused request and the refusal, for logs and metrics. */
  readonly onRefusal?: ((request: Request, refusal: Refusal) => void) | undefined;
}
