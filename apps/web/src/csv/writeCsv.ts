/** UTF-8 says by this that it is UTF-8: spreadsheets take a file without it for something older. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes comma-separated values by RFC 4180, in quotes where a cell needs them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
