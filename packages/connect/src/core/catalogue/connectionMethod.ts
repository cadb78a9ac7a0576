import type { Device } from './device.ts';
import type { Wallet } from './wallet.ts';
import { insideLinks, linkTarget, pairingLink } from './walletLinks.ts';

/**
 * Ways to reach a wallet that is not in this browser: a code that a phone scans (`scan`), a link that
 * opens a pairing in its app (`app`), a link that opens this page in its own browser (`inside`), this
 * page's address pasted there (`address`), or none yet (`get`).
 */
export type ConnectionMethod = 'scan' | 'app' | 'inside' | 'address' | 'get';

type Reachable = Pick<Wallet, 'scheme' | 'universal' | 'inside' | 'ios' | 'android'>;

/** @param pairing whether the page can pair with phones */
export function connectionMethod(
  wallet: Reachable,
  device: Pick<Device, 'platform' | 'wallet'>,
  pairing: boolean,
): ConnectionMethod {
  const hasApp = wallet.scheme !== undefined || wallet.universal !== undefined;
  const pairs = pairing && hasApp;
  // In a wallet's own browser links to others lead nowhere; another phone can still scan.
  if (device.platform === 'desktop' || device.wallet !== undefined) return pairs ? 'scan' : 'get';
  if (pairs) return 'app';
  if (wallet.inside !== undefined) return 'inside';
  return hasApp || wallet[device.platform] !== undefined ? 'address' : 'get';
}

interface Link {
  readonly device: Device;
  /** The pairing's link, as soon as it is there. */
  readonly uri: string | undefined;
  /** The page's full address. */
  readonly page: string;
}

/** The address of the link by which a wallet is reached, where there is one. */
export function connectionLink(
  method: ConnectionMethod,
  wallet: Wallet,
  { device, uri, page }: Link,
): string | undefined {
  if (method === 'app') return uri === undefined ? undefined : pairingLink(wallet, uri, device);
  return method === 'inside' ? insideLinks(wallet, page, device)[0] : undefined;
}

/**
 * Returns true when a phone wallet opens on this device, rather than scanning from another one. Without
 * a name that is so where the system asks which application a link is for (Android).
 */
export function isOpenedHere(
  { platform, wallet, telegram }: Pick<Device, 'platform' | 'wallet' | 'telegram'>,
  named: boolean,
): boolean {
  if (platform === 'desktop' || wallet !== undefined) return false;
  return named || (platform === 'android' && !telegram);
}

/**
 * The address of a link that brings a wallet's app on this phone to the front, for a request that waits
 * there already.
 * @returns nothing on a computer, in a wallet's own browser, or when no address of the app is known, as on
 * Android with one that takes `wc:` links alone
 */
export function appLink(
  { scheme, universal, intent }: Pick<Wallet, 'scheme' | 'universal' | 'intent'>,
  { platform, wallet, telegram }: Pick<Device, 'platform' | 'wallet' | 'telegram'>,
): string | undefined {
  if (platform === 'desktop' || wallet !== undefined) return undefined;
  if (platform === 'android' && intent === 'wc') return undefined;
  // Telegram opens web addresses most readily.
  return telegram ? (universal ?? scheme) : (scheme ?? universal);
}

/**
 * The `target` of a link to a wallet's app. A web address gets a page of its own: where the app is not
 * installed, the browser would leave this one for it.
 */
export function appTarget(device: Device, href: string | undefined): '_blank' | undefined {
  return href?.startsWith('https:') ? '_blank' : linkTarget(device);
}
