import { parseUrl } from '@mooring/internal';

/** Leaves for a page of this site; false for any other URL. */
export function leaveWithinSite(url: string): boolean {
  return leave(url, ({ origin }) => origin === location.origin);
}

/** Leaves for a web page; false for any other URL, such as a script. */
export function leaveForWeb(url: string): boolean {
  return leave(url, ({ protocol }) => protocol === 'https:' || protocol === 'http:');
}

function leave(url: string, isAllowed: (target: URL) => boolean): boolean {
  const target = parseUrl(url, location.href);
  if (!target || !isAllowed(target)) return false;
  location.assign(target);
  return true;
}
