import type { Device } from './device.ts';
import type { Wallet } from './wallet.ts';

/**
 * The address of a link that opens a pairing in the wallet's app, to be followed in the person's own
 * gesture. On Android it is the `wc:` URI itself and the system asks which app, unless the wallet
 * does not listen to those. On a computer it is for wallets with a program there.
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
  const start = scheme ?? universal;
  return android && start && !wallet.ownSchemeOnAndroid ? uri : link(start, encoded);
}

function link(start: string | undefined, encoded: string): string | undefined {
  return start && `${start}wc?uri=${encoded}`;
}

/** The `target` a link to another app needs on this device: Telegram ignores any but `_blank`. */
export function linkTarget(device: Device): '_blank' | undefined {
  return device.telegram ? '_blank' : undefined;
}
