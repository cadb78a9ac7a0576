import type { PairingError } from './pairingError.ts';

/**
 * Where the making of a connection stands.
 *
 * ```
 * idle ──connect()──▶ starting ──relay has the proposal──▶ waiting ──approved, refused, cancel()──▶ idle
 *                      ▲   │                                │  ▲
 *                      │   └──▶ failed ◀──relay lost────────┘  │ link ran out: a new one by itself;
 *                      │          │  └────relay is back─────────┘ relay lost and back: the same one
 *                      └──renew()─┘
 *
 * idle ──page loaded, a link of before is good still──▶ finishing ──nothing waits, or connected──▶ idle
 * ```
 */
export type PairingState =
  | { readonly status: 'idle' }
  /** The answer to a link of before the page was loaded is looked for; `wallet` is what was chosen. */
  | { readonly status: 'finishing'; readonly wallet: string | undefined }
  /** Reaching the relay. */
  | { readonly status: 'starting' }
  /** The link is a secret of the page and the phone; it runs out at `expiresAt`, ms since 1970. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  /** `renew()` tries again. */
  | { readonly status: 'failed'; readonly error: PairingError };

/** A request to the wallet that nobody in the page waits for any more, as after a reload. */
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
   * - `open`: it can still be approved in the wallet
   * - `approved`: `result` is what the wallet answered, unchecked
   * - `lost`: its time is up and no answer came; nobody here knows whether it was sent
   */
  readonly status: 'open' | 'approved' | 'lost';
  readonly result?: unknown;
}

/** Session of the wallet that is connected, or that was when the page was left. */
export interface PairingSession {
  /** Its own words, on one line, and a link that opens it on its phone. */
  readonly wallet: { readonly name: string; readonly link: string | undefined };
  /** What the wallet added to the session (CAIP-25), unchecked. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** What the page told by `choose` when the session was made. */
  readonly chosen: { readonly id: string; readonly name: string } | undefined;
  /** The wallet has answered something since the page was loaded. */
  readonly isAnswered: boolean;
  readonly orphans: readonly UnansweredRequest[];
}

/** What a page does with an attempt to connect, beside waiting for `connect()`. */
export interface PairingControl {
  /** The same object until the state changes. */
  getState(): PairingState;
  /** Calls the listener after each change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
  /** Undefined without a session. The same object until something of it changes. */
  getSession(): PairingSession | undefined;
  /** Forgets a request of `orphans`: the page has taken note of it. */
  forget(id: number): void;
  /** The wallet a person has chosen for the attempt, as the page calls it; kept with the attempt. */
  choose(wallet: { readonly id: string; readonly name: string }): void;
  /** A new link in the place of one that failed or ran out; `connect()` goes on waiting. */
  renew(): void;
  /** Gives up the attempt; `connect()` rejects as by the person (4001). */
  cancel(): void;
  /**
   * Looks at the relay's mailbox now, as after coming back from another application. Resolves when
   * it was looked at or could not be; never rejects.
   */
  check(): Promise<void>;
}
