import { anyOf, pathCharacters, reserved, unreserved } from './characters.ts';

const address = /^0x[0-9A-Fa-f]{40}$/;
const statement = new RegExp(`^[${reserved}${unreserved} ]*$`);
const nonce = /^[A-Za-z0-9]{8,}$/;
const requestId = new RegExp(`^${anyOf(pathCharacters)}$`);

/** True for `0x` and 40 hex digits, in any case. */
export function isAddress(text: string): text is `0x${string}` {
  return address.test(text);
}

/**
 * True for a valid statement: ASCII characters of a URI, without `%`, and spaces; so no line break, no
 * quotation mark, nothing beyond ASCII. May be empty.
 */
export function isStatement(text: string): boolean {
  return statement.test(text);
}

/** True for 8 or more ASCII letters and digits. */
export function isNonce(text: string): boolean {
  return nonce.test(text);
}

/** True for texts of RFC 3986 `pchar` only. May be empty. */
export function isRequestId(text: string): boolean {
  return requestId.test(text);
}
