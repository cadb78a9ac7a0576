/**
 * Maximum sendable amount, in the smallest unit: the balance less other rows and, for native currency, the
 * network fee. Never negative.
 * @param fee in wei; 0 for a token
 */
export function maxAmount(balance: bigint, others: bigint, fee: bigint): bigint {
  const most = balance - others - fee;
  return most > 0n ? most : 0n;
}
