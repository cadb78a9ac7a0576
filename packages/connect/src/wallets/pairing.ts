/**
 * What a connector for phone wallets lets a page see and do, beside connecting. The kit imports no such
 * connector: one that is handed in by configuration is known by its type and its shape.
 */
export interface Pairing {
  /** Where the making of a connection stands; read by `readPairingStep` before it is believed. */
  getState(): unknown;
  /** Calls the listener after each change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
  /** What is known of the kept session; read by `readPairingSession` before it is believed. */
  getSession(): unknown;
  /** Notes the wallet a person chose, for the case that the page is closed meanwhile. */
  choose(wallet: { readonly id: string; readonly name: string }): void;
  /** Forgets a request of an earlier visit whose outcome was noted. */
  forget(id: number): void;
  /** A new link in the place of one that failed; connecting goes on waiting. */
  renew(): void;
  /** Gives up the attempt to connect. */
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

/** What a connector says of pairing; nothing when it is not one for phone wallets. */
export function pairingOf(connector: { readonly type: string }): Pairing | undefined {
  if (connector.type !== 'pairing') return undefined;
  const pairing: unknown = Reflect.get(connector, 'pairing');
  return isPairing(pairing) ? pairing : undefined;
}

function isPairing(value: unknown): value is Pairing {
  if (typeof value !== 'object' || value === null) return false;
  return abilities.every((ability) => typeof Reflect.get(value, ability) === 'function');
}
