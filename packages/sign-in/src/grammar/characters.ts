/*
 * The character sets of RFC 3986 section 2 and appendix A, as the inside of a character class, to
 * build patterns from. Each pattern made of them is linear in the length of its text: a set is never
 * repeated inside a repetition that it could also begin.
 */

export const unreserved = 'A-Za-z0-9\\-._~';
export const subDelims = "!$&'()*+,;=";
export const reserved = `:/?#\\[\\]@${subDelims}`;

const percentEncoded = '%[0-9A-Fa-f]{2}';

/** Any number of characters of `set` and percent-encoded octets, none included. */
export function anyOf(set: string): string {
  return `[${set}]*(?:${percentEncoded}[${set}]*)*`;
}

/** As `anyOf`, but at least one. */
export function someOf(set: string): string {
  return `(?:[${set}]|${percentEncoded})${anyOf(set)}`;
}

/** What a path segment is made of, percent-encoded octets apart (`pchar`). */
export const pathCharacters = `${unreserved}${subDelims}:@`;
