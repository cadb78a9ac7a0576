/** A row as PostgreSQL's client gives it: what the columns hold is for the reader to look at. */
type Row = Readonly<Record<string, unknown>> | undefined;

/** A column of text. Throws when the row has none of that name. */
export function readText(row: Row, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new Error(`The column ${column} holds no text`);
  return value;
}

/**
 * A column of a whole number. The client gives BIGINT as text, unless the host set it to numbers.
 * Throws when the row has none of that name, or one that a number cannot hold exactly.
 */
export function readWhole(row: Row, column: string): number {
  const value = row?.[column];
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number === 'bigint') return readWhole({ [column]: `${number}` }, column);
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new Error(`The column ${column} holds no whole number below 2^53`);
  return number;
}
