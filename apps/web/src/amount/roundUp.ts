/**
 * An amount with only its first digits left, rounded up: a fee that is shown is never less than the
 * one that is paid. What is smaller than the last digit becomes one of it.
 * @param value in the smallest unit (wei for ether), not negative
 * @param digits how many digits stay, 1 or more
 */
export function roundUp(value: bigint, digits: number): bigint {
  const length = `${value}`.length;
  if (length <= digits) return value;
  const unit = 10n ** BigInt(length - digits);
  return ((value + unit - 1n) / unit) * unit;
}
