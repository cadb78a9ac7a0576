import { parseUrl } from '@mooring/internal';

/** Returns true if an application goes back to another host than that of its own address. */
export function isOtherHost(returnTo: string, url: string | undefined): boolean {
  if (url === undefined) return false;
  return parseUrl(returnTo)?.host !== parseUrl(url)?.host;
}
