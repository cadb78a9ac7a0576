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
