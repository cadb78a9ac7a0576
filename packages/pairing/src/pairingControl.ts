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
 * ```
 */
export type PairingState =
  | { readonly status: 'idle' }
  /** Reaching the relay. */
  | { readonly status: 'starting' }
  /** The link is a secret of the page and the phone; it runs out at `expiresAt`, ms since 1970. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  /** `renew()` tries again. */
  | { readonly status: 'failed'; readonly error: PairingError };

/** What a page does with an attempt to connect, beside waiting for `connect()`. */
export interface PairingControl {
  /** The same object until the state changes. */
  getState(): PairingState;
  /** Calls the listener after each change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
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
