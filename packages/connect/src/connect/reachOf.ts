import type { Device } from '../wallets/catalogue/device.ts';
import type { Wallet } from '../wallets/catalogue/wallet.ts';

/**
 * How a wallet that is not in this browser is reached: by a code that a phone scans (`scan`), by a link
 * that opens a pairing in its app (`app`), by a link that opens this page in its own browser (`inside`),
 * or not yet (`get`).
 */
export type Reach = 'scan' | 'app' | 'inside' | 'get';

/** @param pairing whether the page can pair with phones */
export function reachOf(
  { scheme, universal, inside }: Pick<Wallet, 'scheme' | 'universal' | 'inside'>,
  device: Pick<Device, 'platform' | 'wallet'>,
  pairing: boolean,
): Reach {
  const pairs = pairing && (scheme !== undefined || universal !== undefined);
  // In a wallet's own browser links to others lead nowhere; another phone can still scan.
  if (device.platform === 'desktop' || device.wallet !== undefined) return pairs ? 'scan' : 'get';
  if (pairs) return 'app';
  return inside === undefined ? 'get' : 'inside';
}
