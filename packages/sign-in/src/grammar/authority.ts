import { anyOf, someOf, subDelims, unreserved } from './characters.ts';
import { ipLiteral } from './ipLiteral.ts';

const userinfo = `(?:${anyOf(`${unreserved}${subDelims}:`)}@)?`;
const port = '(?::[0-9]*)?';
const name = `${unreserved}${subDelims}`;

/**
 * The authority of a URI: `[userinfo@]host[:port]`. An IPv4 address is matched as a name, which has
 * every character it needs; the name may be empty (`file:///`). Source: RFC 3986 section 3.2.
 */
export const uriAuthority = `${userinfo}(?:${ipLiteral}|${anyOf(name)})${port}`;

/** The authority of a message's first line. It names who asks, so its host is never empty. */
export const domainAuthority = `${userinfo}(?:${ipLiteral}|${someOf(name)})${port}`;

const domain = new RegExp(`^${domainAuthority}$`);

/** Whether a text is an RFC 3986 authority with a host, such as `example.com:8443` or `[::1]`. */
export function isDomain(text: string): boolean {
  return domain.test(text);
}
