import type { Device } from './device.ts';
import type { Wallet } from './wallet.ts';
import { insideLinks, linkTarget, pairingLink } from './walletLinks.ts';

/**
 * Method to connect a wallet that is not in this browser: a QR code for a phone (`scan`), a link that opens a pairing in
 * its app (`app`), a link that opens this page in its own browser (`inside`), this page's address pasted there
 * (`address`), or installing it first (`get`).
 */
export type ConnectionMethod = 'scan' | 'app' | 'inside' | 'address' | 'get';

type Reachable = Pick<Wallet, 'scheme' | 'universal' | 'inside' | 'ios' | 'android'>;

/** Returns the connection method for a wallet on a device. @param pairing true if the page can pair with phones */
export function connectionMethod(
  wallet: Reachable,
  device: Pick<Device, 'platform' | 'wallet'>,
  pairing: boolean,
): ConnectionMethod {
  const hasApp = wallet.scheme !== undefined || wallet.universal !== undefined;
  const canPair = pairing && hasApp;
  // In a wallet's own browser, links to other wallets do not open; another phone can still scan.
  if (device.platform === 'desktop' || device.wallet !== undefined) return canPair ? 'scan' : 'get';
  if (canPair) return 'app';
  if (wallet.inside !== undefined) return 'inside';
  return hasApp || wallet[device.platform] !== undefined ? 'address' : 'get';
}

interface Link {
  readonly device: Device;
  /** Pairing URI; undefined until it is made. */
  readonly uri: string | undefined;
  /** Full URL of the page. */
  readonly page: string;
}

/** Returns the URL of the link for a connection method; undefined if it has none. */
export function connectionLink(
  method: ConnectionMethod,
  wallet: Wallet,
  { device, uri, page }: Link,
): string | undefined {
  if (method === 'app') return uri === undefined ? undefined : pairingLink(wallet, uri, device);
  return method === 'inside' ? insideLinks(wallet, page, device)[0] : undefined;
}

/**
 * Returns true if a phone wallet opens on this device, rather than scanning from another. For a wallet that is not named,
 * that is true where the system asks which app opens a link (Android).
 */
export function isOpenedHere(
  { platform, wallet, telegram }: Pick<Device, 'platform' | 'wallet' | 'telegram'>,
  named: boolean,
): boolean {
  if (platform === 'desktop' || wallet !== undefined) return false;
  return named || (platform === 'android' && !telegram);
}

/**
 * Returns the URL of a link that opens a wallet's app on this phone, to answer a pending request.
 * @returns undefined on a computer, in a wallet's own browser, or if the app has no URL, for example on Android an app
 * that only registers `wc:` links
 */
export function appLink(
  { scheme, universal, intent }: Pick<Wallet, 'scheme' | 'universal' | 'intent'>,
  { platform, wallet, telegram }: Pick<Device, 'platform' | 'wallet' | 'telegram'>,
): string | undefined {
  if (platform === 'desktop' || wallet !== undefined) return undefined;
  if (platform === 'android' && intent === 'wc') return undefined;
  // Telegram opens https links most reliably.
  return telegram ? (universal ?? scheme) : (scheme ?? universal);
}

/**
 * Returns the `target` of a link to a wallet's app. An https link opens a new tab: if the app is not installed, the
 * browser would leave this page.
 */
export function appTarget(device: Device, href: string | undefined): '_blank' | undefined {
  return href?.startsWith('https:') ? '_blank' : linkTarget(device);
}
