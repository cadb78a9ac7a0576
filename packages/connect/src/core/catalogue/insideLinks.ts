import { parseUrl } from '../text/parseUrl.ts';
import type { Device } from './device.ts';
import type { Wallet } from './wallet.ts';

/**
 * Links that open a page in the wallet's in-app browser, the preferred one first.
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
  return templates.filter((template) => template !== undefined).map((link) => filled(link, page));
}

function filled(template: string, page: URL): string {
  // Some wallets embed the URL in a string, which a backslash would end.
  const url = page.href.replaceAll('\\', '%5C');
  const once = encodeURIComponent(url);
  return template
    .replaceAll('{path}', () => url.slice(page.protocol.length + '//'.length))
    .replaceAll('{origin}', encodeURIComponent(page.origin))
    .replaceAll('{url}', once)
    .replaceAll('{url2}', encodeURIComponent(once));
}
