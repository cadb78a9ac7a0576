/**
 * Rounds an amount up to its first digits: a displayed fee must never be less than the one paid.
 * @param value in the smallest unit (wei for ether), not negative
 * @param digits number of significant digits, 1 or more
 */
export function roundUp(value: bigint, digits: number): bigint {
  const length = `${value}`.length;
  if (length <= digits) return value;
  const unit = 10n ** BigInt(length - digits);
  return ((value + unit - 1n) / unit) * unit;
}
