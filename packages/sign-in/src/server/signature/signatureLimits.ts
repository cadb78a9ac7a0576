import type { Hex } from 'viem';

/** Longest request with a plain signature, and longest plain signature as hex text: 8 kB. */
export const maxPlainLength = 8 * 1024;

/** Limit for a signature wrapped by ERC-6492, which contains its account's code: 64 kB. */
export const maxWrappedLength = 64 * 1024;

const wrappedEnd = '6492'.repeat(16);

/** True when a signature ends in the 32 magic bytes of ERC-6492. */
export function isWrapped(signature: Hex): boolean {
  return signature.endsWith(wrappedEnd);
}
