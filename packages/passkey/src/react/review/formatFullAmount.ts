import { formatUnits } from 'viem';

/**
 * Writes an amount with all its decimals, in the digits of a locale; of what is signed nothing is rounded.
 * @param value in the smallest unit (wei for ether); may be negative
 */
export function fullAmount(value: bigint, decimals: number, locale: string): string {
  const [whole = '0', fraction] = formatUnits(value < 0n ? -value : value, decimals).split('.');
  const format = new Intl.NumberFormat(locale);
  const written = format.format(BigInt(whole));
  if (fraction === undefined) return written;
  // Digit by digit: before 2023 browsers rounded long texts of digits.
  const digits = [...fraction].map((digit) => format.format(Number(digit))).join('');
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${written}${point}${digits}`;
}
