/**
 * The nonce for something new: the first that is not used up and that nothing waits under. A gap is
 * filled, since nothing behind it can be executed before; so a nonce far ahead stands in nobody's way.
 */
export function nextNonce(
  safeNonce: bigint,
  waiting: readonly { readonly nonce: bigint }[],
): bigint {
  const taken = new Set(waiting.map(({ nonce }) => nonce));
  let next = safeNonce;
  while (taken.has(next)) next += 1n;
  return next;
}
