import type { SignInFieldName } from './signInMessageError.ts';

/*
 * Character sets of RFC 3986 section 2 and appendix A, as contents of a character class, to build patterns
 * from. All patterns match in linear time: a set is never repeated inside a repetition that it could also
 * begin.
 */

const unreserved = 'A-Za-z0-9\\-._~';
const subDelims = "!$&'()*+,;=";
const reserved = `:/?#\\[\\]@${subDelims}`;

const percentEncoded = '%[0-9A-Fa-f]{2}';

/** Pattern of zero or more characters of `set` or percent-encoded octets. */
function anyOf(set: string): string {
  return `[${set}]*(?:${percentEncoded}[${set}]*)*`;
}

/** Pattern of one or more characters of `set` or percent-encoded octets. */
function someOf(set: string): string {
  return `(?:[${set}]|${percentEncoded})${anyOf(set)}`;
}

/** Characters of a path segment (`pchar`), without percent-encoded octets. */
const pathCharacters = `${unreserved}${subDelims}:@`;

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `${octet}(?:\\.${octet}){3}`;
const ipv6Group = '[0-9A-Fa-f]{1,4}';
const lastTwoGroups = `(?:${ipv6Group}:${ipv6Group}|${ipv4})`;

/** Pattern of up to `count` groups before `::`, which replaces at least one group of zeros. */
function repeatUpTo(count: number): string {
  return count === 1 ? `(?:${ipv6Group})?` : `(?:(?:${ipv6Group}:){0,${count - 1}}${ipv6Group})?`;
}

const ipv6 = [
  `(?:${ipv6Group}:){6}${lastTwoGroups}`,
  `::(?:${ipv6Group}:){5}${lastTwoGroups}`,
  `${repeatUpTo(1)}::(?:${ipv6Group}:){4}${lastTwoGroups}`,
  `${repeatUpTo(2)}::(?:${ipv6Group}:){3}${lastTwoGroups}`,
  `${repeatUpTo(3)}::(?:${ipv6Group}:){2}${lastTwoGroups}`,
  `${repeatUpTo(4)}::${ipv6Group}:${lastTwoGroups}`,
  `${repeatUpTo(5)}::${lastTwoGroups}`,
  `${repeatUpTo(6)}::${ipv6Group}`,
  `${repeatUpTo(7)}::`,
].join('|');

const ipFuture = `[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+`;

/**
 * IP address in brackets: IPv6, or the form RFC 3986 reserves for later versions (`[v7.a:b]`). Zone ids
 * (`%25eth0`) belong to another RFC and do not match. Source: RFC 3986 section 3.2.2.
 */
export const ipLiteral = `\\[(?:${ipv6}|${ipFuture})\\]`;

const userinfo = `(?:${anyOf(`${unreserved}${subDelims}:`)}@)?`;
const portGrammar = '(?::[0-9]*)?';
const name = `${unreserved}${subDelims}`;

/**
 * Authority of a URI: `[userinfo@]host[:port]`. An IPv4 address matches as a name; the name may be empty
 * (`file:///`). Source: RFC 3986 section 3.2.
 */
const uriAuthority = `${userinfo}(?:${ipLiteral}|${anyOf(name)})${portGrammar}`;

/** Authority of a message's first line. It identifies the requester, so its host is never empty. */
const domainAuthority = `${userinfo}(?:${ipLiteral}|${someOf(name)})${portGrammar}`;

const domainPattern = new RegExp(`^${domainAuthority}$`);

/** Returns true for an RFC 3986 authority with a host, such as `example.com:8443` or `[::1]`. */
export function isDomain(text: string): boolean {
  return domainPattern.test(text);
}

const schemeName = '[A-Za-z][A-Za-z0-9+\\-.]*';
const segments = anyOf(`${pathCharacters}/`);
const rootless = `${someOf(pathCharacters)}(?:/${segments})?`;
const hierarchy = `(?://${uriAuthority}(?:/${segments})?|/(?:${rootless})?|(?:${rootless})?)`;
const query = anyOf(`${pathCharacters}/?`);

const scheme = new RegExp(`^${schemeName}$`);
const uriGrammar = new RegExp(`^${schemeName}:${hierarchy}(?:\\?${query})?(?:#${query})?$`);

/** Returns true for a URI scheme without its colon, such as `https`. RFC 3986 section 3.1. */
export function isScheme(text: string): boolean {
  return scheme.test(text);
}

/**
 * Returns true for a URI of any scheme: absolute, in ASCII, with well-formed percent-encoding. False for relative
 * references. Source: RFC 3986 section 3 and appendix A.
 */
export function isUri(text: string): boolean {
  return uriGrammar.test(text);
}

const statementPattern = new RegExp(`^[${reserved}${unreserved} ]*$`);
const noncePattern = /^[A-Za-z0-9]{8,}$/;
const requestIdGrammar = new RegExp(`^${anyOf(pathCharacters)}$`);

/**
 * Returns true for a valid statement: ASCII characters of a URI, without `%`, and spaces; so no line break, no
 * quotation mark, nothing beyond ASCII. May be empty.
 */
export function isStatement(text: string): boolean {
  return statementPattern.test(text);
}

/** Returns true for 8 or more ASCII letters and digits. */
export function isNonce(text: string): boolean {
  return noncePattern.test(text);
}

/** Returns true for texts of RFC 3986 `pchar` only. May be empty. */
export function isRequestId(text: string): boolean {
  return requestIdGrammar.test(text);
}

/** Fixed end of a message's first line, after the domain. Source: EIP-4361. */
export const headerEnd = ' wants you to sign in with your Ethereum account:';

/** Longest message created or parsed, in characters, which are bytes (ASCII): 8 kB. */
export const MAX_MESSAGE_LENGTH = 8192;

/** Error texts for fields with an invalid value. */
export const fieldFaults: Readonly<Record<SignInFieldName, string>> = {
  scheme: 'the scheme must be an RFC 3986 scheme, such as https',
  domain: 'the domain must be an RFC 3986 authority with a host, such as example.com:8443',
  address: 'the address must be 0x and 40 hex digits',
  statement: 'the statement must be one line of ASCII letters, digits, spaces and URI punctuation',
  uri: 'the URI must be an absolute RFC 3986 URI',
  version: 'the version must be 1',
  chainId: 'the chain id must be a decimal whole number of at most 2^53 - 1',
  nonce: 'the nonce must be 8 or more ASCII letters and digits',
  issuedAt: 'the issue time must be an RFC 3339 date and time with its offset',
  expirationTime: 'the expiration time must be an RFC 3339 date and time with its offset',
  notBefore: 'the not-before time must be an RFC 3339 date and time with its offset',
  requestId: 'the request id must be made of RFC 3986 path characters',
  resource: 'a resource must be an absolute RFC 3986 URI',
};
