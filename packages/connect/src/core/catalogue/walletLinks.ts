import { parseUrl } from '@mooring/internal';
import type { Device } from './device.ts';
import type { Platform, Wallet } from './wallet.ts';

/**
 * Returns a link that opens a pairing in the wallet's app, to follow on the user's click. It opens only this wallet, also
 * on Android, where a plain `wc:` link would open the system's app chooser. On a computer, only wallets with a desktop
 * app have one.
 * @param uri `wc:` URI of the pairing; it is a secret, used in this link only
 * @returns undefined without such a link: unknown scheme, in-app browser of a wallet, or an invalid URI
 */
export function pairingLink(wallet: Wallet, uri: string, device: Device): string | undefined {
  const { scheme, universal } = wallet;
  if (!uri.startsWith('wc:') || device.wallet !== undefined) return undefined;
  const encoded = encodeURIComponent(uri);
  if (device.platform === 'desktop') {
    return wallet.desktop && scheme ? linkWithUri(scheme, encoded) : undefined;
  }
  const android = device.platform === 'android';
  if (device.telegram) {
    // Telegram handles web links best; on Android it decodes links once.
    return linkWithUri(universal ?? scheme, android ? encodeURIComponent(encoded) : encoded);
  }
  return (android && intentLink(wallet, uri)) || linkWithUri(scheme ?? universal, encoded);
}

function linkWithUri(start: string | undefined, encoded: string): string | undefined {
  return start && `${start}wc?uri=${encoded}`;
}

/**
 * Returns an intent link to the Android app, with its store page as fallback.
 * @see https://developer.chrome.com/docs/android/intents
 */
function intentLink(wallet: Wallet, uri: string): string | undefined {
  const { android, intent } = wallet;
  if (!android || !intent) return undefined;
  const appLink = intent === 'scheme' ? linkWithUri(wallet.scheme, encodeURIComponent(uri)) : uri;
  const store = storeLink(wallet, 'android');
  if (!appLink || !store) return undefined;
  const colon = appLink.indexOf(':');
  const fallback = `S.browser_fallback_url=${encodeURIComponent(store)}`;
  return `intent${appLink.slice(colon)}#Intent;scheme=${appLink.slice(0, colon)};package=${android};${fallback};end`;
}

/** Returns the `target` of a link to another app: Telegram ignores any but `_blank`. */
export function linkTarget(device: Device): '_blank' | undefined {
  return device.telegram ? '_blank' : undefined;
}

/**
 * Returns links that open a page in the wallet's in-app browser, the preferred one first.
 * @param pageUrl full URL of the page, `https:` or `http:`
 * @returns empty if the wallet has no such link or the URL is not one of a page
 */
export function insideLinks(
  { inside, insideWeb }: Pick<Wallet, 'inside' | 'insideWeb'>,
  pageUrl: string,
  { telegram }: Pick<Device, 'telegram'>,
): readonly string[] {
  const page = parseUrl(pageUrl);
  if (!page || !/^https?:$/.test(page.protocol)) return [];
  // Telegram handles web links best.
  const templates = telegram ? [insideWeb, inside] : [inside, insideWeb];
  return templates
    .filter((template) => template !== undefined)
    .map((link) => fillTemplate(link, page));
}

function fillTemplate(template: string, page: URL): string {
  // Some wallets embed the URL in a string, which a backslash would end.
  const url = page.href.replaceAll('\\', '%5C');
  const once = encodeURIComponent(url);
  return template
    .replaceAll('{path}', () => url.slice(page.protocol.length + '//'.length))
    .replaceAll('{origin}', encodeURIComponent(page.origin))
    .replaceAll('{url}', once)
    .replaceAll('{url2}', encodeURIComponent(once));
}

const storeUrls = {
  ios: 'https://apps.apple.com/app/id',
  android: 'https://play.google.com/store/apps/details?id=',
  chrome: 'https://chromewebstore.google.com/detail/',
  firefox: 'https://addons.mozilla.org/firefox/addon/',
  edge: 'https://microsoftedge.microsoft.com/addons/detail/',
  safari: 'https://apps.apple.com/app/id',
} as const;

/**
 * Returns the page to get the wallet from: the store of this phone or browser; on a computer without an extension for the
 * browser, the download page of its desktop app.
 * @returns undefined if unknown; use the homepage
 */
export function storeLink(wallet: Wallet, where: Platform | Device): string | undefined {
  if (typeof where === 'object') {
    if (where.platform !== 'desktop') return storeLink(wallet, where.platform);
    return (where.browser && storeLink(wallet, where.browser)) ?? wallet.desktop;
  }
  if (where === 'desktop') return wallet.desktop;
  const id = wallet[where];
  if (id) return `${storeUrls[where]}${encodeURIComponent(id)}`;
  // Edge also installs from the Chrome Web Store.
  return where === 'edge' ? storeLink(wallet, 'chrome') : undefined;
}

const platforms = ['ios', 'android', 'chrome', 'firefox', 'edge', 'safari', 'desktop'] as const;

/** Returns the known platforms of a wallet. */
export function platformsOf(wallet: Wallet): readonly Platform[] {
  return platforms.filter((platform) => wallet[platform] !== undefined);
}
