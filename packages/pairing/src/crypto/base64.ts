const form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Bytes per call, safe for the length of an argument list. */
const step = 8_192;

/** Base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += step) {
    binary += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(binary);
}

/**
 * Decodes base64 with padding; `undefined` for anything else: another alphabet, whitespace, missing
 * padding, or non-zero trailing bits, so that no two texts encode the same bytes.
 */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!form.test(text)) return undefined;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return toBase64(bytes.subarray(bytes.length - (bytes.length % 3))) === lastOf(text, bytes)
    ? bytes
    : undefined;
}

/** Group with the padding, the only one that can have unused bits. */
function lastOf(text: string, bytes: Uint8Array): string {
  return bytes.length % 3 === 0 ? '' : text.slice(-4);
}

/** Base64url for URLs and tokens: without padding (RFC 7515, appendix C). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
