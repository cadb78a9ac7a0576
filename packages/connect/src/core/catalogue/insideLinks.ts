import { parseUrl } from '../text/parseUrl.ts';
import type { Device } from './device.ts';
import type { Wallet } from './wallet.ts';

/**
 * Addresses of links that open a page inside the wallet's own browser, the one to try first in front.
 * @param pageUrl the page's full address, `https:` or `http:`
 * @returns none when the wallet has no such link or the address is not one of a page
 */
export function insideLinks(
  { inside, insideWeb }: Pick<Wallet, 'inside' | 'insideWeb'>,
  pageUrl: string,
  { telegram }: Pick<Device, 'telegram'>,
): readonly string[] {
  const page = parseUrl(pageUrl);
  if (!page || !/^https?:$/.test(page.protocol)) return [];
  // Telegram opens web addresses most readily.
  const templates = telegram ? [insideWeb, inside] : [inside, insideWeb];
  return templates.filter((template) => template !== undefined).map((link) => filled(link, page));
}

function filled(template: string, page: URL): string {
  // A backslash would end the text in which some wallets want the address.
  const url = page.href.replaceAll('\\', '%5C');
  const once = encodeURIComponent(url);
  return template
    .replaceAll('{path}', () => url.slice(page.protocol.length + '//'.length))
    .replaceAll('{origin}', encodeURIComponent(page.origin))
    .replaceAll('{url}', once)
    .replaceAll('{url2}', encodeURIComponent(once));
}
