/** Marks the file as UTF-8: spreadsheets assume a legacy encoding without it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes CSV by RFC 4180, with quotes where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
