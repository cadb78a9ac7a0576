import { formatUnits } from 'viem';

/**
 * Formats an amount with all its decimals in the locale's digits, without rounding.
 * @param value in the smallest unit (wei for ether); may be negative
 */
export function formatFullAmount(value: bigint, decimals: number, locale: string): string {
  const [whole = '0', fraction] = formatUnits(value < 0n ? -value : value, decimals).split('.');
  const format = new Intl.NumberFormat(locale);
  const integer = format.format(BigInt(whole));
  if (fraction === undefined) return integer;
  // Digit by digit: browsers before 2023 round long decimal strings.
  const digits = [...fraction].map((digit) => format.format(Number(digit))).join('');
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${integer}${point}${digits}`;
}
