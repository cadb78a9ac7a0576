/** Nonce of a queued transaction. */
interface Waiting {
  readonly nonce: bigint;
}

/** Nonce as typed. */
export type NonceRead =
  | { readonly kind: 'not-a-number' | 'used' }
  /** No queued transaction has it, and none is missing before it. */
  | { readonly kind: 'free'; readonly nonce: bigint }
  /** A queued transaction has this nonce: only one of them can be executed. */
  | { readonly kind: 'replaces'; readonly nonce: bigint }
  /** No transaction has the nonces from `missing` on, so later ones cannot be executed. */
  | { readonly kind: 'gap'; readonly nonce: bigint; readonly missing: bigint };

/** Largest nonce that JSON numbers represent exactly. */
const LARGEST_NONCE = BigInt(Number.MAX_SAFE_INTEGER);

/** Parses a gateway's nonce; undefined if JSON has rounded it. */
export function exactNonce(text: string | undefined): bigint | undefined {
  const nonce = text === undefined || !/^\d+$/.test(text) ? undefined : BigInt(text);
  return nonce !== undefined && nonce <= LARGEST_NONCE ? nonce : undefined;
}

/** Parses a nonce, and compares it with the account's next nonce and the queue. */
export function readNonce(text: string, next: bigint, waiting: readonly Waiting[]): NonceRead {
  const plain = text.trim();
  if (!/^\d{1,16}$/.test(plain)) return { kind: 'not-a-number' };
  const nonce = BigInt(plain);
  if (nonce > LARGEST_NONCE) return { kind: 'not-a-number' };
  if (nonce < next) return { kind: 'used' };
  if (waiting.some((one) => one.nonce === nonce)) return { kind: 'replaces', nonce };
  const missing = firstMissing(next, waiting);
  return missing < nonce ? { kind: 'gap', nonce, missing } : { kind: 'free', nonce };
}

/** First nonce without a queued transaction. */
function firstMissing(next: bigint, waiting: readonly Waiting[]): bigint {
  const taken = new Set(waiting.map(({ nonce }) => nonce));
  let missing = next;
  while (taken.has(missing)) missing += 1n;
  return missing;
}

/** Nonces without a transaction, from `first` to `last`. */
export interface NonceGap {
  readonly first: bigint;
  readonly last: bigint;
}

/**
 * Gap right before each nonce of a queue.
 * @param nonces of the queue, ascending
 * @param next nonce of the account
 */
export function gapsBefore(nonces: readonly bigint[], next: bigint): ReadonlyMap<bigint, NonceGap> {
  const gaps = new Map<bigint, NonceGap>();
  let expected = next;
  for (const nonce of nonces) {
    if (nonce > expected) gaps.set(nonce, { first: expected, last: nonce - 1n });
    if (nonce >= expected) expected = nonce + 1n;
  }
  return gaps;
}
