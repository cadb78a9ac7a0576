/** The nonce for something new: behind all that waits, and never one that is used up. */
export function nextNonce(
  safeNonce: bigint,
  waiting: readonly { readonly nonce: bigint }[],
): bigint {
  return waiting.reduce((next, { nonce }) => (nonce >= next ? nonce + 1n : next), safeNonce);
}
