/**
 * Nonce of a new transaction: the first that is neither used nor queued. Fills gaps, since nothing after a
 * gap can be executed; so a nonce far ahead does not block others.
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
