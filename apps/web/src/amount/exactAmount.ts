import { formatUnits } from 'viem';

/**
 * Writes an amount with every decimal it has, in the digits of a locale; nothing is rounded and no
 * number becomes a float.
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
  // The formatter takes decimal text as it is; the type only cannot see that this is such a text.
  return format.format(formatUnits(value, decimals) as `${number}`);
}
