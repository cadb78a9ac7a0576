/** Row of the PostgreSQL client, not yet validated. */
type Row = Readonly<Record<string, unknown>> | undefined;

/** Reads a text column. Throws when the row has none of that name. */
export function readText(row: Row, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new Error(`The column ${column} holds no text`);
  return value;
}

/**
 * Reads an integer column. The client returns BIGINT as text, unless the host configures numbers. Throws
 * when the row has none of that name, or the value is not a safe integer.
 */
export function readWhole(row: Row, column: string): number {
  const value = row?.[column];
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number === 'bigint') return readWhole({ [column]: `${number}` }, column);
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new Error(`The column ${column} holds no whole number below 2^53`);
  return number;
}
