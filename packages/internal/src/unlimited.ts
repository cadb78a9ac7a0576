/** Larger than any token supply: approvals from this amount on are unlimited. */
export const MORE_THAN_ANY = 2n ** 128n - 1n;
/** Unlimited for tokens with 96-bit balances. */
const MOST_OF_96_BITS = 2n ** 96n - 1n;

/** Returns true for an allowance that no balance reaches, in the token's smallest unit. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= MORE_THAN_ANY || amount === MOST_OF_96_BITS;
}
