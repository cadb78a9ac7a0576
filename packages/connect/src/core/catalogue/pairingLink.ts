import type { Device } from './device.ts';
import { storeLink } from './storeLink.ts';
import type { Wallet } from './wallet.ts';

/**
 * Link that opens a pairing in the wallet's app, to be followed on the person's own click. It opens this
 * wallet only: on Android too, where a bare `wc:` link would let the system ask. On a computer it is for
 * wallets with a desktop app.
 * @param uri `wc:` URI of the pairing; it is a secret, used in this link only
 * @returns undefined without such a link: unknown scheme, in-app browser of a wallet, or an invalid URI
 */
export function pairingLink(wallet: Wallet, uri: string, device: Device): string | undefined {
  const { scheme, universal } = wallet;
  if (!uri.startsWith('wc:') || device.wallet !== undefined) return undefined;
  const encoded = encodeURIComponent(uri);
  if (device.platform === 'desktop') {
    return wallet.desktop && scheme ? link(scheme, encoded) : undefined;
  }
  const android = device.platform === 'android';
  if (device.telegram) {
    // Telegram handles web links best; on Android it decodes links once.
    return link(universal ?? scheme, android ? encodeURIComponent(encoded) : encoded);
  }
  return (android && intentLink(wallet, uri)) || link(scheme ?? universal, encoded);
}

function link(start: string | undefined, encoded: string): string | undefined {
  return start && `${start}wc?uri=${encoded}`;
}

/**
 * Intent link to the Android app, with its store page as fallback.
 * @see https://developer.chrome.com/docs/android/intents
 */
function intentLink(wallet: Wallet, uri: string): string | undefined {
  const { android, intent } = wallet;
  if (!android || !intent) return undefined;
  const own = intent === 'scheme' ? link(wallet.scheme, encodeURIComponent(uri)) : uri;
  const store = storeLink(wallet, 'android');
  if (!own || !store) return undefined;
  const colon = own.indexOf(':');
  const fallback = `S.browser_fallback_url=${encodeURIComponent(store)}`;
  return `intent${own.slice(colon)}#Intent;scheme=${own.slice(0, colon)};package=${android};${fallback};end`;
}

/** `target` of a link to another app: Telegram ignores any but `_blank`. */
export function linkTarget(device: Device): '_blank' | undefined {
  return device.telegram ? '_blank' : undefined;
}
