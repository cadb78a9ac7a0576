import type { ChainRequest } from './signature/chainRequest.ts';
import type { RecoverSigner } from './signature/verifySignature.ts';
import type { SignInStore } from './store/signInStore.ts';

/** At most so many within a window, in ms, that starts with the first. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** How often what may be asked for. */
export interface SignInLimits {
  /** Nonces for one client: 60 a minute by default. */
  readonly nonces: RateLimit;
  /**
   * Verifications that no new nonce was given for, for one client: 60 a minute. Such have none, or one
   * that was put back, for the chain could not be asked; any other is counted with its nonce.
   */
  readonly verifications: RateLimit;
  /** Verifications that ask a chain, for one client: 30 a minute. */
  readonly contractsByClient: RateLimit;
  /**
   * Of these, ones about one address of a chain: 10 a minute. Never counted by the address alone, or
   * any stranger could keep its owners from signing in.
   */
  readonly contractsByClientAndAddress: RateLimit;
  /**
   * What a browser has left when one of these two is used up, by others of the same client perhaps: 3 a
   * minute. Counted by the cookie that its nonce is bound to.
   */
  readonly contractsReserve: RateLimit;
}

/** Who may sign in to what, and for how long; spans in ms. */
export interface SignInServerPolicy {
  /** The authority of the page: `example.com`, or with its port. */
  readonly domain: string;
  /** `https` by default. */
  readonly scheme?: 'https' | 'http' | undefined;
  /** The chains one may sign in on, each 1 or more. */
  readonly chainIds: readonly number[];
  /** The statement a message must have; any and none will do when it is left out. */
  readonly statement?: string | undefined;
  /** How long a nonce can be used, and how old a message may be: 10 minutes by default. */
  readonly nonceLifetimeMs?: number | undefined;
  /** How long the owners of a contract account have to sign: 24 hours by default. */
  readonly pendingLifetimeMs?: number | undefined;
  /** How long a session lasts unused: 7 days by default. */
  readonly sessionIdleMs?: number | undefined;
  /** How long a session lasts at all: 30 days by default. */
  readonly sessionLifetimeMs?: number | undefined;
  /** How many sessions an account may have; one more ends the one last seen longest ago. 100 by default. */
  readonly sessionsPerAccount?: number | undefined;
}

/** Options of `createSignInServer`. */
export interface SignInServerOptions {
  readonly store: SignInStore;
  readonly policy: SignInServerPolicy;
  /** The way to a node of a chain, for contract accounts; `undefined` when there is none. */
  readonly read: (chainId: number) => ChainRequest | undefined;
  /** How long a chain may take to answer: 10,000 ms by default. */
  readonly chainTimeoutMs?: number | undefined;
  /** Recovers signers. Default: viem's `recoverAddress`; `loadRecover()` is about ten times as fast. */
  readonly recover?: RecoverSigner | undefined;
  /**
   * For a page on plain http, such as localhost, whose browser refuses `__Host-` and `Secure`: leaves
   * both out of the cookies. Only with the scheme `http`, and that only with this.
   */
  readonly plainHttp?: boolean | undefined;
  /**
   * For a page that other sites show in a frame, as a Safe does: cookies that browsers send there
   * (`SameSite=None; Partitioned`). Only on https. What keeps other sites from sending requests in a
   * person's name is then the exact origin alone, which is demanded always.
   */
  readonly embedded?: boolean | undefined;
  readonly limits?: Partial<SignInLimits> | undefined;
  /** ms since 1970; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
  /** That many bytes from a CSPRNG; Node's by default. */
  readonly random?: ((size: number) => Uint8Array) | undefined;
  /** Called with unexpected errors (HTTP 500). */
  readonly onError?: ((error: unknown) => void) | undefined;
}
