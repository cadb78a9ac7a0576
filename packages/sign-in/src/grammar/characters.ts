/*
 * Character sets of RFC 3986 section 2 and appendix A, as contents of a character class, to build patterns
 * from. All patterns match in linear time: a set is never repeated inside a repetition that it could also
 * begin.
 */

export const unreserved = 'A-Za-z0-9\\-._~';
export const subDelims = "!$&'()*+,;=";
export const reserved = `:/?#\\[\\]@${subDelims}`;

const percentEncoded = '%[0-9A-Fa-f]{2}';

/** Pattern of zero or more characters of `set` or percent-encoded octets. */
export function anyOf(set: string): string {
  return `[${set}]*(?:${percentEncoded}[${set}]*)*`;
}

/** Pattern of one or more characters of `set` or percent-encoded octets. */
export function someOf(set: string): string {
  return `(?:[${set}]|${percentEncoded})${anyOf(set)}`;
}

/** Characters of a path segment (`pchar`), without percent-encoded octets. */
export const pathCharacters = `${unreserved}${subDelims}:@`;
