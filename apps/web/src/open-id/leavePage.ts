import { parseUrl } from '@mooring/internal';

/** Leaves for a page of this site; false for any other URL. */
export function leaveWithinSite(url: string): boolean {
  return leave(url, ({ origin }) => origin === location.origin);
}

/** Scheme of the web, or of an application on the device: a domain name in reverse (RFC 8252, section 7.1). */
const APPLICATION_SCHEME = /^(?:https?|[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+):$/;

/** Leaves for an application; false for any other URL, such as a script. */
export function leaveForApplication(url: string): boolean {
  return leave(url, ({ protocol }) => APPLICATION_SCHEME.test(protocol));
}

function leave(url: string, isAllowed: (target: URL) => boolean): boolean {
  const target = parseUrl(url, location.href);
  if (!target || !isAllowed(target)) return false;
  location.assign(target);
  return true;
}
