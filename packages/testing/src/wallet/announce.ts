/** Provider info of EIP-6963. */
export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  /** Icon as a `data:` URL. */
  readonly icon: string;
  /** Reverse domain name, such as `org.example.wallet`. */
  readonly rdns: string;
}

/**
 * Announces a provider by EIP-6963: now, and on request.
 *
 * @param target the page's window
 * @returns stops announcing
 */
export function announce(target: EventTarget, info: WalletInfo, provider: object): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const dispatch = () => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  target.addEventListener('eip6963:requestProvider', dispatch);
  dispatch();
  return () => target.removeEventListener('eip6963:requestProvider', dispatch);
}

/**
 * Random UUID, version 4. Unlike `crypto.randomUUID` it works in insecure contexts, such as a page served
 * over plain http from another machine.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
