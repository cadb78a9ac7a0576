/**
 * State and actions of a connector for phone wallets, beside connecting. The kit imports no such
 * connector: one passed in by configuration is recognised by its type and its shape.
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

const abilities = [
  'getState',
  'getSession',
  'subscribe',
  'choose',
  'forget',
  'renew',
  'cancel',
  'check',
] as const;

/** Returns a connector's pairing; undefined when it is not one for phone wallets. */
export function pairingOf(connector: { readonly type: string }): Pairing | undefined {
  if (connector.type !== 'pairing') return undefined;
  const pairing: unknown = Reflect.get(connector, 'pairing');
  return isPairing(pairing) ? pairing : undefined;
}

function isPairing(value: unknown): value is Pairing {
  if (typeof value !== 'object' || value === null) return false;
  return abilities.every((ability) => typeof Reflect.get(value, ability) === 'function');
}
