import type { Hex } from 'viem';

/** Longest request with a plain signature, and longest plain signature as hex text: 8 kB. */
export const MAX_PLAIN_LENGTH = 8 * 1024;

/** Limit for a signature wrapped by ERC-6492, which contains its account's code: 64 kB. */
export const MAX_WRAPPED_LENGTH = 64 * 1024;

const wrappedEnd = '6492'.repeat(16);

/** Returns true if a signature ends in the 32 magic bytes of ERC-6492. */
export function isWrapped(signature: Hex): boolean {
  return signature.endsWith(wrappedEnd);
}

const plainSignature = /^0x[0-9a-f]{130}$/i;
const compact = /^0x[0-9a-f]{128}$/i;

/**
 * Signature of a key in 65 bytes: `r`, `s` and `v`. Expands one of 64 bytes, where the highest bit of the
 * second half, free with a low `s`, is the parity of `y` (EIP-2098); undefined for any other length.
 */
export function plainSignatureOf(signature: Hex): Hex | undefined {
  if (plainSignature.test(signature)) return signature;
  if (!compact.test(signature)) return undefined;
  const first = Number.parseInt(signature.slice(66, 68), 16);
  const sBegin = (first & 0x7f).toString(16).padStart(2, '0');
  return `0x${signature.slice(2, 66)}${sBegin}${signature.slice(68)}${first < 0x80 ? '1b' : '1c'}`;
}
