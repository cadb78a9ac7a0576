import { anyOf, pathCharacters, reserved, unreserved } from './characters.ts';

const address = /^0x[0-9A-Fa-f]{40}$/;
const statement = new RegExp(`^[${reserved}${unreserved} ]*$`);
const nonce = /^[A-Za-z0-9]{8,}$/;
const requestId = new RegExp(`^${anyOf(pathCharacters)}$`);

/** Whether a text is `0x` and 40 hex digits, in any mix of cases. */
export function isAddress(text: string): text is `0x${string}` {
  return address.test(text);
}

/**
 * Whether a text may be the statement: the ASCII characters a URI may hold, without `%`, and
 * spaces; so no line break, no quotation mark, nothing beyond ASCII. It may be empty.
 */
export function isStatement(text: string): boolean {
  return statement.test(text);
}

/** Whether a text is 8 or more ASCII letters and digits. */
export function isNonce(text: string): boolean {
  return nonce.test(text);
}

/** Whether a text is made of RFC 3986 `pchar` alone. It may be empty. */
export function isRequestId(text: string): boolean {
  return requestId.test(text);
}
