/**
 * Integer of a column. PostgreSQL's client returns BIGINT as text, unless the host configures numbers.
 *
 * @throws {Error} when it is not a safe integer.
 */
export function wholeOf(value: unknown): number {
  const isNumeric = typeof value === 'bigint' || (typeof value === 'string' && value !== '');
  const number = isNumeric ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new Error('The column holds no whole number below 2^53');
  return number;
}
