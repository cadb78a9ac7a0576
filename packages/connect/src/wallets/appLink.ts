import type { Device } from '../core/catalogue/device.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';

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
