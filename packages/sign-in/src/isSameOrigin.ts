import { isUri } from './grammar/uri.ts';

/**
 * Whether a URI is on the web origin of a scheme and an authority: same scheme, host and port, a
 * default port or upper-case letters making no difference. A URI with a user name in it is on none:
 * a person reads it for the host. For a scheme other than `http` and `https`, which has no origin a
 * browser would compare, the URI must begin with exactly `scheme://domain`.
 */
export function isSameOrigin(uri: string, scheme: string, domain: string): boolean {
  // The browser's parser mends what RFC 3986 forbids: backslashes, tabs, a missing slash.
  if (!isUri(uri)) return false;
  const expected = `${scheme}://${domain}`;
  if (scheme !== 'http' && scheme !== 'https') {
    return uri.startsWith(expected) && /^(?:[/?#]|$)/.test(uri.slice(expected.length));
  }
  if (!URL.canParse(expected) || !URL.canParse(uri)) return false;
  const { origin, username, password } = new URL(uri);
  return username === '' && password === '' && origin === new URL(expected).origin;
}
