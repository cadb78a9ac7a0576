import { formatUnits } from 'viem';

/**
 * Formats an amount with all its decimals, in the digits of a locale, without rounding or floats.
 * @param value in the smallest unit (wei for ether)
 */
export function exactAmount(
  value: bigint,
  decimals: number,
  locale: string,
  useGrouping = true,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: Math.min(decimals, 100),
    useGrouping,
  });
  // The formatter accepts decimal strings; the type cannot tell that this is one.
  return format.format(formatUnits(value, decimals) as `${number}`);
}

/** Significant digits of a fee: the rest changes with every block. */
export const FEE_DIGITS = 2;

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
