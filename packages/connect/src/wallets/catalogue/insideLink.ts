import { parseUrl } from '../parseUrl.ts';
import type { Wallet } from './wallet.ts';

/**
 * The address of a link that opens a page inside the wallet's own browser.
 * @param pageUrl the page's full address, `https:` or `http:`
 * @returns nothing when the wallet has no such link or the address is not one of a page
 */
export function insideLink(wallet: Wallet, pageUrl: string): string | undefined {
  const page = parseUrl(pageUrl);
  if (!wallet.inside || !page || !/^https?:$/.test(page.protocol)) return undefined;
  // A backslash would end the text in which some wallets want the address.
  const url = page.href.replaceAll('\\', '%5C');
  const once = encodeURIComponent(url);
  return wallet.inside
    .replaceAll('{path}', () => url.slice(page.protocol.length + '//'.length))
    .replaceAll('{url}', once)
    .replaceAll('{url2}', encodeURIComponent(once));
}
