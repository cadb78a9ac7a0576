import { isUri } from './grammar/uri.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * True when a URI has the origin of a scheme and an authority: same scheme, host and port; default ports
 * and upper case do not matter. False for a URI with a user name, which a person may read as the host. For
 * schemes other than `http` and `https`, whose origins browsers do not compare, the URI must begin with
 * exactly `scheme://domain`.
 */
export function isSameOrigin(uri: string, scheme: string, domain: string): boolean {
  // The URL parser accepts what RFC 3986 forbids: backslashes, tabs, surrounding spaces.
  if (!isUri(uri)) return false;
  const expected = `${scheme}://${domain}`;
  if (scheme !== 'http' && scheme !== 'https') {
    return uri.startsWith(expected) && /^(?:[/?#]|$)/.test(uri.slice(expected.length));
  }
  if (!namesHost(uri, scheme)) return false;
  // Equal texts are the same origin, unless they contain a user name.
  const own = parseUrl(expected);
  if (uri === expected && !domain.includes('@')) return own !== undefined;
  const given = parseUrl(uri);
  if (!own || !given) return false;
  return given.username === '' && given.password === '' && given.origin === own.origin;
}

/**
 * True when a URI begins with the scheme, two slashes and a host. The URL parser finds an origin in
 * `https:a.example`, `https:///a.example` and `blob:https://a.example/1` too.
 */
function namesHost(uri: string, scheme: string): boolean {
  const start = `${scheme}://`;
  return uri.toLowerCase().startsWith(start) && /^[^/?#]/.test(uri.slice(start.length));
}
