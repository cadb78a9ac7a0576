/** Who a wallet says it is (EIP-6963). */
export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  /** A `data:` address of a picture. */
  readonly icon: string;
  /** The domain of its maker, turned round, such as `org.example.wallet`. */
  readonly rdns: string;
}

/**
 * Announces a provider by EIP-6963: now, and whenever the page asks.
 *
 * @param target the page's window
 * @returns stops it, as when the wallet is taken out of the browser
 */
export function announce(target: EventTarget, info: WalletInfo, provider: object): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const tell = () => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  target.addEventListener('eip6963:requestProvider', tell);
  tell();
  return () => target.removeEventListener('eip6963:requestProvider', tell);
}
