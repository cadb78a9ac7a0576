import type { Hex } from 'viem';

/** The longest request with a plain signature, and the longest plain signature as hex text: 8 kB. */
export const maxPlainLength = 8 * 1024;

/** The same for a signature wrapped by ERC-6492, which carries the code of its account: 64 kB. */
export const maxWrappedLength = 64 * 1024;

const wrappedEnd = '6492'.repeat(16);

/** Whether a signature ends in the 32 bytes that mark one wrapped by ERC-6492. */
export function isWrapped(signature: Hex): boolean {
  return signature.endsWith(wrappedEnd);
}
