/** One record of a file of comma-separated values. */
export interface CsvRecord {
  /** The line it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark opens a cell and none closes it, or something stands behind the closing one. */
  readonly broken: boolean;
}

/**
 * Reads comma-separated values by RFC 4180, and by semicolons as spreadsheets write them where the
 * comma is for decimals: the first of the two in the file parts the cells. A byte order mark, every
 * kind of line end and empty lines are taken. Nothing is left out: a record that is not well formed
 * is `broken`, with what could be read of it.
 */
export function parseCsv(text: string): readonly CsvRecord[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = /[,;]/.exec(source)?.[0] === ';' ? ';' : ',';
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const { cells, broken, end } = readRecord(source, at, separator);
    if (cells.some((cell) => cell !== '') || broken) records.push({ line, cells, broken });
    line += source.slice(at, end).match(/\r\n|[\r\n]/g)?.length ?? 0;
    at = end;
  }
  return records;
}

function readRecord(source: string, start: number, separator: string) {
  const cells: string[] = [];
  let broken = false;
  let at = start;
  for (;;) {
    const quoted = source[at] === '"' ? readQuoted(source, at) : undefined;
    at = quoted?.end ?? at;
    const plainFrom = at;
    while (at < source.length && !isEnd(source[at]) && source[at] !== separator) at += 1;
    const plain = source.slice(plainFrom, at);
    cells.push(`${quoted?.text ?? ''}${plain}`);
    if (quoted && (!quoted.closed || plain !== '')) broken = true;
    if (source[at] !== separator) break;
    at += 1;
  }
  return { cells, broken, end: at + (source.startsWith('\r\n', at) ? 2 : 1) };
}

/** A cell in quotes; a doubled mark stands for one. An open one runs to the end of the file. */
function readQuoted(source: string, start: number) {
  let text = '';
  let at = start + 1;
  for (;;) {
    const mark = source.indexOf('"', at);
    if (mark < 0) return { text: text + source.slice(at), closed: false, end: source.length };
    text += source.slice(at, mark);
    if (source[mark + 1] !== '"') return { text, closed: true, end: mark + 1 };
    text += '"';
    at = mark + 2;
  }
}

function isEnd(character: string | undefined): boolean {
  return character === '\r' || character === '\n';
}
