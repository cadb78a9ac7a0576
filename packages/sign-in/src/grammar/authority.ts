import { anyOf, someOf, subDelims, unreserved } from './characters.ts';
import { ipLiteral } from './ipLiteral.ts';

const userinfo = `(?:${anyOf(`${unreserved}${subDelims}:`)}@)?`;
const port = '(?::[0-9]*)?';
const name = `${unreserved}${subDelims}`;

/**
 * Authority of a URI: `[userinfo@]host[:port]`. An IPv4 address matches as a name; the name may be empty
 * (`file:///`). Source: RFC 3986 section 3.2.
 */
export const uriAuthority = `${userinfo}(?:${ipLiteral}|${anyOf(name)})${port}`;

/** Authority of a message's first line. It identifies the requester, so its host is never empty. */
export const domainAuthority = `${userinfo}(?:${ipLiteral}|${someOf(name)})${port}`;

const domain = new RegExp(`^${domainAuthority}$`);

/** True for an RFC 3986 authority with a host, such as `example.com:8443` or `[::1]`. */
export function isDomain(text: string): boolean {
  return domain.test(text);
}
