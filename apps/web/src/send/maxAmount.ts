/**
 * The most that can be sent, in the smallest unit: everything that other rows leave, less the
 * network fee where that is paid in the same coin. Never less than zero.
 * @param fee in wei; 0 for a token
 */
export function maxAmount(balance: bigint, others: bigint, fee: bigint): bigint {
  const most = balance - others - fee;
  return most > 0n ? most : 0n;
}
