import type { Device } from './device.ts';
import { storeLink } from './storeLink.ts';
import type { Wallet } from './wallet.ts';

/**
 * The address of a link that opens a pairing in the wallet's app, to be followed in the person's own
 * gesture. It leads to that wallet and to no other: on Android too, where a bare `wc:` link would let
 * the system ask. On a computer it is for wallets with a program there.
 * @param uri the pairing's `wc:` URI; it is a secret, and goes nowhere but into this link
 * @returns nothing when there is no such link: an unknown scheme, a wallet's own browser around the
 * page, or a URI that is no pairing
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
    // Telegram opens web addresses most readily; on Android it decodes a link once itself.
    return link(universal ?? scheme, android ? encodeURIComponent(encoded) : encoded);
  }
  return (android && intentLink(wallet, uri)) || link(scheme ?? universal, encoded);
}

function link(start: string | undefined, encoded: string): string | undefined {
  return start && `${start}wc?uri=${encoded}`;
}

/**
 * A link that names the Android app, and its page in the store for browsers in which it is missing.
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

/** The `target` a link to another app needs on this device: Telegram ignores any but `_blank`. */
export function linkTarget(device: Device): '_blank' | undefined {
  return device.telegram ? '_blank' : undefined;
}
