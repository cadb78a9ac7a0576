import type { Device } from './device.ts';
import type { Platform, Wallet } from './wallet.ts';

const stores = {
  ios: 'https://apps.apple.com/app/id',
  android: 'https://play.google.com/store/apps/details?id=',
  chrome: 'https://chromewebstore.google.com/detail/',
  firefox: 'https://addons.mozilla.org/firefox/addon/',
  edge: 'https://microsoftedge.microsoft.com/addons/detail/',
  safari: 'https://apps.apple.com/app/id',
} as const;

/**
 * Where to get the wallet: its page in the store of this phone or browser, or for a computer without
 * an extension for the browser, the page its program is downloaded from.
 * @returns nothing when it is not known to be there; the homepage remains
 */
export function storeLink(wallet: Wallet, where: Platform | Device): string | undefined {
  if (typeof where === 'object') {
    if (where.platform !== 'desktop') return storeLink(wallet, where.platform);
    return (where.browser && storeLink(wallet, where.browser)) ?? wallet.desktop;
  }
  if (where === 'desktop') return wallet.desktop;
  const id = wallet[where];
  if (id) return `${stores[where]}${encodeURIComponent(id)}`;
  // Edge installs from the Chrome Web Store too.
  return where === 'edge' ? storeLink(wallet, 'chrome') : undefined;
}

const platforms = ['ios', 'android', 'chrome', 'firefox', 'edge', 'safari', 'desktop'] as const;

/** What the wallet is there for, as far as the row knows. */
export function platformsOf(wallet: Wallet): readonly Platform[] {
  return platforms.filter((platform) => wallet[platform] !== undefined);
}
