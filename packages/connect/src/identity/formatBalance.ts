/** Powers of ten of thousands, millions, billions and trillions. */
const scales = [
  [12, 't'],
  [9, 'b'],
  [6, 'm'],
  [3, 'k'],
] as const;

/**
 * Formats an amount for display: truncated, never rounded up, so that it is never more than the
 * balance. Below 1 three decimals (a positive amount below 0.001 is `<0.001`), below 100 two, below
 * 10,000 one, from 10,000 one with `k`, `m`, `b` or `t`; trailing zeros are dropped. Digits and
 * separators are the locale's, the letters are the same in every one.
 *
 * @param value amount in the smallest unit (wei for ether)
 * @param decimals number of decimals of that unit, 0 to 255 as in ERC-20
 * @param locale a BCP 47 tag; default: the reader's own
 * @throws RangeError for a negative value, decimals out of that range, or a malformed tag
 *
 * @example
 * ```ts
 * import { formatBalance } from '@mooring/connect';
 * import { parseEther } from 'viem';
 *
 * formatBalance(parseEther('1234.56789'), 18, 'en'); // '1,234.5'
 * ```
 */
export function formatBalance(value: bigint, decimals: number, locale?: string): string {
  if (value < 0n) throw new RangeError(`A balance is never negative: ${value}`);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new RangeError(`Decimals are a whole number from 0 to 255: ${decimals}`);

  const unit = 10n ** BigInt(decimals);
  if (value > 0n && value * 1000n < unit) return `<${formatDecimal(1n, 3, locale)}`;
  if (value < unit) return formatDecimal((value * 1000n) / unit, 3, locale);
  if (value < unit * 100n) return formatDecimal((value * 100n) / unit, 2, locale);
  if (value < unit * 10_000n) return formatDecimal((value * 10n) / unit, 1, locale);

  const whole = value / unit;
  const [power, letter] = scales.find(([power]) => whole >= 10n ** BigInt(power)) ?? scales[3];
  // Thousands of trillions are always grouped, also where a locale leaves four digits together.
  const grouping = letter === 't' ? 'always' : 'auto';
  return formatDecimal(whole / 10n ** BigInt(power - 1), 1, locale, grouping) + letter;
}

/** Formats `amount / 10^decimals` in the locale, exactly, without floating point. */
function formatDecimal(
  amount: bigint,
  decimals: number,
  locale: string | undefined,
  useGrouping: 'auto' | 'always' = 'auto',
): string {
  const digits = `${amount}`.padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping });
  // The formatter takes decimal text as it is; the type only cannot see that this is such a text.
  return format.format(text as `${number}`);
}
