import type { PairingError } from './pairingError.ts';
import type { ComposeSignIn, SignInProof } from './session/offeredSignIn.ts';

/**
 * State of a connection attempt.
 *
 * ```
 * idle ──connect()──▶ starting ──relay has the proposal──▶ waiting ──approved, refused, cancel()──▶ idle
 *                      ▲   │                                │  ▲
 *                      │   └──▶ failed ◀──relay lost────────┘  │ link expired: a new one by itself;
 *                      │          │  └────relay is back─────────┘ relay lost and back: the same one
 *                      └──renew()─┘
 *
 * idle ──page loaded, earlier link still valid──▶ finishing ──mailbox empty, or connected──▶ idle
 * ```
 */
export type PairingState =
  | { readonly status: 'idle' }
  /** Looking for the response to a link of an earlier page load; `wallet` is the chosen one. */
  | { readonly status: 'finishing'; readonly wallet: string | undefined }
  /** Connecting to the relay. */
  | { readonly status: 'starting' }
  /** The link is a secret of page and phone; it expires at `expiresAt`, ms since 1970. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  /** `renew()` retries. */
  | { readonly status: 'failed'; readonly error: PairingError };

/** Request to the wallet without a caller in the page, as after a reload. */
export interface UnansweredRequest {
  readonly id: number;
  /** `eth_sendTransaction` or `wallet_sendCalls`, with its parameters. */
  readonly method: string;
  readonly params: unknown;
  readonly chainId: number;
  readonly account: `0x${string}` | undefined;
  /** In ms since 1970. */
  readonly askedAt: number;
  /**
   * - `open`: may still be approved in the wallet
   * - `approved`: `result` is the wallet's response, unverified
   * - `lost`: expired without a response; unknown whether it was sent
   */
  readonly status: 'open' | 'approved' | 'lost';
  readonly result?: unknown;
}

/** Session of the connected wallet, or of the one connected on the last visit. */
export interface PairingSession {
  /** Self-reported name, on one line, and a link that opens it on its phone. */
  readonly wallet: { readonly name: string; readonly link: string | undefined };
  /** Session properties of the wallet (CAIP-25), unverified. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Wallet set by `choose` when the session was created. */
  readonly chosen: { readonly id: string; readonly name: string } | undefined;
  /** True when the wallet has responded since page load. */
  readonly isAnswered: boolean;
  readonly orphans: readonly UnansweredRequest[];
  /** Network that the wallet reports, and the session does not allow; the page stays on its own. */
  readonly outsideChainId: number | undefined;
  /** Sign-in message that the wallet signed while it connected, until `forgetSignIn`. */
  readonly signIn: SignInProof | undefined;
}

/** Control of connection attempts, in addition to `connect()`. */
export interface PairingControl {
  /** Current state; the same object until it changes. */
  getState(): PairingState;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Undefined without a session. The same object until it changes. */
  getSession(): PairingSession | undefined;
  /** Removes a request from `orphans`, once the page has handled it. */
  forget(id: number): void;
  /** Sets the wallet chosen for the attempt, with the page's id and name; stored with the attempt. */
  choose(wallet: { readonly id: string; readonly name: string }): void;
  /**
   * Sets the composer of sign-in messages (EIP-4361), called for each new link: for wallets that connect and sign in
   * with one prompt (`wc_sessionAuthenticate`). `getSession().signIn` has the result. Pass undefined for no sign-in.
   */
  offerSignIn(compose: ComposeSignIn | undefined): void;
  /** Removes `signIn` from the session, once a server has it. */
  forgetSignIn(): void;
  /** Replaces a failed or expired link; `connect()` stays pending. */
  renew(): void;
  /** Cancels the attempt; `connect()` rejects with 4001. */
  cancel(): void;
  /**
   * Checks the relay's mailbox now, for example on return from another app. Resolves on success or failure;
   * never rejects.
   */
  check(): Promise<void>;
}

/** Wallet chosen to connect with, with the page's id and name. */
export interface ChosenWallet {
  readonly id: string;
  readonly name: string;
}
