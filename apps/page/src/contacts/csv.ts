/** Record of a CSV file. */
export interface CsvRecord {
  /** First line of the record, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True for a quoted cell that is not closed, or has text after its closing quote. */
  readonly broken: boolean;
}

/** CSV file as read. */
interface CsvTable {
  readonly separator: string;
  /** Records, with the places of their cells in quotes. */
  readonly records: readonly (CsvRecord & { readonly quoted: readonly number[] })[];
}

/** Records of {@link readCsv}, by the separator alone. */
export function parseCsv(text: string): readonly CsvRecord[] {
  return readCsv(text).records.map(({ quoted: _, ...record }) => record);
}

/**
 * Parses CSV by RFC 4180, also with semicolons, as spreadsheets write in locales with decimal commas, and with
 * tabs, as cells are copied. Accepts a byte order mark, all kinds of line breaks, empty lines, and Excel's first line
 * `sep=;`, which names the separator. Nothing is dropped: a malformed record is `broken`, with its readable part.
 * @param isKnown true for a cell that is a whole one: of separators the one that gives most of them is right, then the
 *   one by which all records have one width, then the one the first line has most of
 */
export function readCsv(text: string, isKnown: (cell: string) => boolean = () => false): CsvTable {
  const source = text.replace(/^\p{Cf}+/u, '');
  const named = /^"?sep=([,;|\t])"?(?:\r\n|[\r\n]|$)/i.exec(source);
  const separators = named?.[1] ? [named[1]] : csvSeparators(source);
  const readings = separators.map((separator) => {
    const records = readRecords(source, separator, named?.[0].length);
    return { separator, records, ...rate(records, isKnown) };
  });
  const [best] = readings.toSorted(
    (one, other) => other.known - one.known || one.widths - other.widths,
  );
  return { separator: best?.separator ?? ',', records: best?.records ?? [] };
}

/** Most records by which a separator is chosen. */
const MOST_RATED = 50;

/**
 * Rates a separator by the number of known cells and of record widths; a width of one throughout means no separation.
 */
function rate(records: readonly CsvRecord[], isKnown: (cell: string) => boolean) {
  const rated = records.slice(0, MOST_RATED);
  const known = rated.flatMap(({ cells }) => cells).filter((cell) => isKnown(cell)).length;
  const widths = new Set(records.map(({ cells }) => cells.length));
  const separatesNothing = widths.size === 1 && widths.has(1);
  return { known, widths: separatesNothing ? records.length + 1 : widths.size };
}

/** @param start where the first record begins: with the file, or behind a line that names the separator */
function readRecords(source: string, separator: string, start = 0): CsvTable['records'] {
  const records: CsvTable['records'][number][] = [];
  let line = start === 0 ? 1 : 2;
  let at = start;
  while (at < source.length) {
    const { cells, quoted, broken, end } = readRecord(source, at, separator);
    // A row of unquoted spaces is empty.
    const isEmpty = quoted.length === 0 && cells.every((cell) => cell.trim() === '');
    if (!isEmpty || broken) records.push({ line, cells, quoted, broken });
    line += source.slice(at, end).match(/\r\n|[\r\n]/g)?.length ?? 0;
    at = end;
  }
  return records;
}

/** Separators of the first line outside of quotes, the commonest first; of as many, the first. */
function csvSeparators(source: string): readonly string[] {
  const [line = ''] = source
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/)
    .filter(Boolean);
  const found = line.match(/[,;\t]/g) ?? [];
  const count = (separator: string) => found.filter((one) => one === separator).length;
  return [...new Set([...found.toSorted((one, other) => count(other) - count(one)), ','])];
}

function readRecord(source: string, start: number, separator: string) {
  const cells: string[] = [];
  const places: number[] = [];
  let broken = false;
  let at = start;
  for (;;) {
    const quoted = source[at] === '"' ? readQuoted(source, at) : undefined;
    at = quoted?.end ?? at;
    const plainFrom = at;
    while (at < source.length && !isEnd(source[at]) && source[at] !== separator) at += 1;
    const plain = source.slice(plainFrom, at);
    cells.push(`${quoted?.text ?? ''}${plain}`);
    if (quoted) places.push(cells.length - 1);
    if (quoted && (!quoted.closed || plain !== '')) broken = true;
    if (source[at] !== separator) break;
    at += 1;
  }
  return { cells, quoted: places, broken, end: at + (source.startsWith('\r\n', at) ? 2 : 1) };
}

/**
 * Reads a quoted cell; a doubled quote is an escaped one. An unclosed cell extends to the end of the file.
 */
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

/** Marks the file as UTF-8: spreadsheets assume a legacy encoding without it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes CSV by RFC 4180, with quotes where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Start of a formula in spreadsheets, after any guarding apostrophes: its signs, full-width ones too, also behind what
 * spreadsheets drop at the start of a cell (line breaks, tabs, spaces and characters without width).
 */
const formulaStart = String.raw`(?:[\p{Cc}\p{Zl}\p{Zp}]|[\p{Z}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])`;
const formula = new RegExp(`^'*${formulaStart}`, 'u');
const guarded = new RegExp(`^'+${formulaStart}`, 'u');

/** Guards a cell against formula injection: prefixes it with an apostrophe if it begins like a formula. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of {@link guardFormula}. */
export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
