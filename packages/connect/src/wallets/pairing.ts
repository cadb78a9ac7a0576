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
  /** Stores the wallet a person chose, in case the page is closed meanwhile. */
  choose(wallet: { readonly id: string; readonly name: string }): void;
  /**
   * Sets what composes a message to sign in with, for each link to come. `getSession().signIn` is what came of it.
   * Absent in older connectors.
   */
  offerSignIn?(compose: () => Promise<unknown>): void;
  /** Forgets what the wallet signed to sign in with, once the server has it. */
  forgetSignIn?(): void;
  /** Forgets a request of an earlier visit whose outcome was noted. */
  forget(id: number): void;
  /** Replaces a link that failed; connecting goes on waiting. */
  renew(): void;
  /** Cancels the attempt to connect. */
  cancel(): void;
  /** Looks for the phone's answer now, as after coming back from another application. */
  check(): Promise<unknown>;
}

/** Returns a connector's pairing; undefined when it is not one for phone wallets. */
export function pairingOf({ mooring }: MaybeMooring<'pairing', Pairing> = {}): Pairing | undefined {
  return mooring?.kind === 'pairing' ? mooring.control : undefined;
}
