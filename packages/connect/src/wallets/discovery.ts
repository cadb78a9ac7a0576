import type { EIP1193Provider } from 'viem';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';

/** A wallet that announced itself in this page (EIP-6963), checked and safe to show. */
export interface AnnouncedWallet {
  /** Reverse domain name: what the wallet is known by between visits. */
  readonly rdns: string;
  /** As the wallet says it, bounded; hidden characters are made visible where it is shown. */
  readonly name: string;
  /** A `data:image/…` address, only ever shown through `<img>`. */
  readonly icon?: string;
  readonly provider: EIP1193Provider;
}

const RDNS = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/i;
const LONGEST_RDNS = 253;
const LONGEST_NAME = 100;

/**
 * Listens for wallets until stopped: those here already, late ones (some phone browsers take three
 * seconds) and repeated announcements, of which the first of each `rdns` counts. Not for a server.
 * @param onWallet called once per wallet
 * @returns stops listening
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function discoverWallets(onWallet: (wallet: AnnouncedWallet) => void): () => void {
  const known = new Set<string>();
  const heard = (event: Event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet || known.has(wallet.rdns)) return;
    known.add(wallet.rdns);
    onWallet(wallet);
  };
  const ask = () => window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.addEventListener('eip6963:announceProvider', heard);
  window.addEventListener('ethereum#initialized', ask);
  ask();
  return () => {
    window.removeEventListener('eip6963:announceProvider', heard);
    window.removeEventListener('ethereum#initialized', ask);
  };
}

/** Parses an announcement; undefined when it is not one: any script of the page can send it. */
export function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (!isRecord(detail) || !isRecord(detail['info'])) return undefined;
  const { rdns, name, icon } = detail['info'];
  const provider = detail['provider'];
  if (typeof rdns !== 'string' || rdns.length > LONGEST_RDNS || !RDNS.test(rdns)) return undefined;
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  if (!isProvider(provider)) return undefined;
  return {
    rdns,
    name: name.trim().slice(0, LONGEST_NAME),
    ...(isSafeIcon(icon) && { icon: icon.trim() }),
    provider,
  };
}

/** Checks the shape of an EIP-1193 provider; its answers are checked where they are used. */
export function isProvider(value: unknown): value is EIP1193Provider {
  return (
    isRecord(value) && typeof value['request'] === 'function' && typeof value['on'] === 'function'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
