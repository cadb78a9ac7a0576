import type { Device } from '../core/catalogue/device.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { WalletTable } from './loadWalletTable.ts';

/**
 * How a wallet that is not in this browser is reached: by a code that a phone scans (`scan`), by a link
 * that opens a pairing in its app (`app`), by a link that opens this page in its own browser (`inside`),
 * by this page's address pasted there (`address`), or not yet (`get`).
 */
export type Reach = 'scan' | 'app' | 'inside' | 'address' | 'get';

type Reachable = Pick<Wallet, 'scheme' | 'universal' | 'inside' | 'ios' | 'android'>;

/** @param pairing whether the page can pair with phones */
export function reachOf(
  wallet: Reachable,
  device: Pick<Device, 'platform' | 'wallet'>,
  pairing: boolean,
): Reach {
  const hasApp = wallet.scheme !== undefined || wallet.universal !== undefined;
  const pairs = pairing && hasApp;
  // In a wallet's own browser links to others lead nowhere; another phone can still scan.
  if (device.platform === 'desktop' || device.wallet !== undefined) return pairs ? 'scan' : 'get';
  if (pairs) return 'app';
  if (wallet.inside !== undefined) return 'inside';
  return hasApp || wallet[device.platform] !== undefined ? 'address' : 'get';
}

interface Link {
  readonly table: Pick<WalletTable, 'pairingLink' | 'insideLinks'>;
  readonly device: Device;
  /** The pairing's link, as soon as it is there. */
  readonly uri: string | undefined;
  /** The page's full address. */
  readonly page: string;
}

/** The address of the link by which a wallet is reached, where there is one. */
export function reachLink(
  reach: Reach,
  wallet: Wallet,
  { table, device, uri, page }: Link,
): string | undefined {
  if (reach === 'app')
    return uri === undefined ? undefined : table.pairingLink(wallet, uri, device);
  return reach === 'inside' ? table.insideLinks(wallet, page, device)[0] : undefined;
}
