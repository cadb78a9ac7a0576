import { isUri } from './grammar/uri.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * Whether a URI is on the web origin of a scheme and an authority: same scheme, host and port, a
 * default port or upper-case letters making no difference. A URI with a user name in it is on none:
 * a person reads it for the host. For a scheme other than `http` and `https`, which has no origin a
 * browser would compare, the URI must begin with exactly `scheme://domain`.
 */
export function isSameOrigin(uri: string, scheme: string, domain: string): boolean {
  // The URL parser mends what RFC 3986 forbids: backslashes, tabs, spaces around.
  if (!isUri(uri)) return false;
  const expected = `${scheme}://${domain}`;
  if (scheme !== 'http' && scheme !== 'https') {
    return uri.startsWith(expected) && /^(?:[/?#]|$)/.test(uri.slice(expected.length));
  }
  if (!namesHost(uri, scheme)) return false;
  // The same text is the same origin, unless a user name is in it.
  const own = parseUrl(expected);
  if (uri === expected && !domain.includes('@')) return own !== undefined;
  const given = parseUrl(uri);
  if (!own || !given) return false;
  return given.username === '' && given.password === '' && given.origin === own.origin;
}

/**
 * Whether a URI begins with the scheme, two slashes and something for a host. The URL parser finds
 * an origin in `https:a.example`, `https:///a.example` and `blob:https://a.example/1` as well.
 */
function namesHost(uri: string, scheme: string): boolean {
  const start = `${scheme}://`;
  return uri.toLowerCase().startsWith(start) && /^[^/?#]/.test(uri.slice(start.length));
}
