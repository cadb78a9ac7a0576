/** Fees of a transaction per gas, in wei (EIP-1559). */
export interface Fees {
  fee: bigint;
  tip: bigint;
}

/** Fees of a network, in wei. */
export interface MarketFees {
  base: bigint;
  tip: bigint;
}

/** Fees for the next blocks: twice the base fee, up to a limit. Undefined when the network's are above it. */
export function feesFor({ base, tip }: MarketFees, most: bigint): Fees | undefined {
  if (base > most) return undefined;
  const fee = min(2n * base + tip, most);
  return { fee, tip: min(tip, fee) };
}

/**
 * Raises fees by an eighth, which every node accepts as a replacement, or to the market's. Undefined beyond the
 * limit.
 */
export function raisedFees(before: Fees, market: MarketFees, most: bigint): Fees | undefined {
  const wanted = { fee: 2n * market.base + market.tip, tip: market.tip };
  const least = { fee: raised(before.fee), tip: raised(before.tip) };
  if (least.fee > most) return undefined;
  const fee = min(max(wanted.fee, least.fee), most);
  return { fee, tip: min(max(wanted.tip, least.tip), fee) };
}

/** Raises a fee by an eighth, rounded up. */
function raised(fee: bigint): bigint {
  return (fee * 9n + 7n) / 8n;
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
