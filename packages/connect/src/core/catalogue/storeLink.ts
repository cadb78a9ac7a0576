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
 * Page to get the wallet from: the store of this phone or browser; on a computer without an extension for
 * the browser, the download page of its desktop app.
 * @returns undefined if unknown; the homepage remains
 */
export function storeLink(wallet: Wallet, where: Platform | Device): string | undefined {
  if (typeof where === 'object') {
    if (where.platform !== 'desktop') return storeLink(wallet, where.platform);
    return (where.browser && storeLink(wallet, where.browser)) ?? wallet.desktop;
  }
  if (where === 'desktop') return wallet.desktop;
  const id = wallet[where];
  if (id) return `${stores[where]}${encodeURIComponent(id)}`;
  // Edge also installs from the Chrome Web Store.
  return where === 'edge' ? storeLink(wallet, 'chrome') : undefined;
}

const platforms = ['ios', 'android', 'chrome', 'firefox', 'edge', 'safari', 'desktop'] as const;

/** Known platforms of a wallet. */
export function platformsOf(wallet: Wallet): readonly Platform[] {
  return platforms.filter((platform) => wallet[platform] !== undefined);
}
