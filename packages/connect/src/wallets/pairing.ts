import type { MaybeMooring } from '@mooring/internal';

/**
 * State and actions of a connector for phone wallets, beside connecting.
 */
export interface Pairing {
  /** State of the connection attempt; untrusted until parsed by `readPairingStep`. */
  getState(): unknown;
  /** Calls `listener` after each change. @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
  /** The stored session; untrusted until parsed by `readPairingSession`. */
  getSession(): unknown;
  /** Stores the wallet the user chose, in case the page is closed before it answers. */
  choose(wallet: { readonly id: string; readonly name: string }): void;
  /**
   * Sets the function that composes the sign-in message of each new link. The result is in `getSession().signIn`. Absent
   * in older connectors.
   */
  offerSignIn?(compose: () => Promise<unknown>): void;
  /** Forgets the signed sign-in, once the server has it. */
  forgetSignIn?(): void;
  /** Forgets a request of an earlier visit whose result was stored. */
  forget(id: number): void;
  /** Replaces a failed link; the attempt to connect continues. */
  renew(): void;
  /** Cancels the attempt to connect. */
  cancel(): void;
  /** Checks for the phone's answer now, for example on return from the wallet's app. */
  check(): Promise<unknown>;
}

/** Returns a connector's pairing; undefined unless it connects phone wallets. */
export function pairingOf({ mooring }: MaybeMooring<'pairing', Pairing> = {}): Pairing | undefined {
  return mooring?.kind === 'pairing' ? mooring.control : undefined;
}
