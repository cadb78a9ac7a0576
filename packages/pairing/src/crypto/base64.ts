import { base64 } from '@scure/base';

/** Base64 with padding (RFC 4648, section 4). */
export const toBase64 = base64.encode;

/**
 * Decodes base64 with padding; `undefined` for anything else: another alphabet, whitespace, missing
 * padding, or non-zero trailing bits, so that no two texts encode the same bytes.
 */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text);
  } catch {
    return undefined;
  }
}
