import { plainText } from '@mooring/connect/address';
import { readPastedAddress } from '@mooring/page/address';
import { type CsvRecord, readCsv, unguardFormula } from '@mooring/page/contacts';
import { type ColumnKind, columnKindOf, mentionsTokens } from './columnNames.ts';

/** Most payments of a batch: Safe's batches are read here up to so many calls. */
export const MOST_PAYMENTS = 500;

/** Kind of a column that identifies the asset. */
export type Column = 'token' | 'recipient' | 'amount';

/** Further cell for a field that an earlier column has. */
export interface SecondCell {
  readonly column: Column;
  /** Names of both columns, as written. */
  readonly names: readonly [string, string];
  readonly first: string;
  readonly second: string;
}

/** Row of a table of payments, as written. */
export interface TableRow {
  /** First line of the row, from 1. */
  readonly line: number;
  /** Symbol or contract address; empty for the network's currency. */
  readonly token: string;
  readonly recipient: string;
  readonly amount: string;
  readonly note: string;
  /** Cells of further columns for the same field, which must have the same value. */
  readonly seconds?: readonly SecondCell[];
  /** Cells of ignored columns in a row without a token, since one may contain it. */
  readonly unread?: readonly string[];
  readonly shape?: RowShape;
}

/**
 * Reason why a row cannot be read: unclosed quotes, more cells than columns, an NFT, an amount with an ambiguous comma
 * or point, or a missing token in a row that mentions one.
 */
export type RowShape = 'quotes' | 'columns' | 'collectible' | 'split-amount' | 'point' | 'no-token';

/** Parsed table of payments. */
type PaymentTable =
  /** `unknown-header`: the first row has only words, none of which is a known column. */
  | { readonly kind: 'empty' | 'too-many-rows' | 'unknown-header' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly TableRow[];
      /** Names of the columns that are not read. */
      readonly ignored: readonly string[];
    };

/** Columns without a header, in this order. */
const usual: readonly (ColumnKind | undefined)[] = ['token', 'recipient', 'amount', 'note'];

/**
 * Parses a table of payments with commas, semicolons or tabs. A header names the columns, in any order; the default
 * order is token, recipient, amount, note. Ignored columns are listed, and all columns for the same field are returned.
 */
export function readTable(text: string): PaymentTable {
  const { separator, records: all } = readCsv(text, isWholeCell);
  const [first, ...others] = all;
  if (!first) return { kind: 'empty' };
  const header = readHeader(first.cells);
  const records = header ? others : all;
  const columns = header ?? usual;
  if (records.length === 0) return { kind: 'empty' };
  if (records.length > MOST_PAYMENTS) return { kind: 'too-many-rows' };
  if (!header && isUnknownHeader(all)) return { kind: 'unknown-header' };
  const titles = header ? first.cells.map((cell) => plainText(cell)) : [];
  const rows = records.map(({ line, cells, quoted, broken }): TableRow => {
    const cellAt = (at: number) => unguardFormula(plainText(cells[at] ?? ''));
    const cellOf = (column: ColumnKind) => cellAt(findColumn(column, columns, cellAt));
    const type = cellOf('type').toLowerCase();
    const token = cellOf('token');
    const seconds = [
      ...secondsIn(columns, titles, cellAt),
      ...(type === 'native' && token !== '' ? [nativeAgainst(token, columns, titles)] : []),
    ];
    const isTold = token !== '' || type === 'native';
    const unread = isTold
      ? []
      : titles.flatMap((title, at) =>
          title !== '' && columns[at] === undefined && cellAt(at) !== ''
            ? [{ title, cell: cellAt(at) }]
            : [],
        );
    const shape = broken
      ? 'quotes'
      : cells.slice(columns.length).some((cell) => cell.trim() !== '')
        ? 'columns'
        : separator === ',' && isSplit(cells, quoted, columns)
          ? 'split-amount'
          : separator === ';' && mayBeThousands(cellOf('amount'))
            ? 'point'
            : unread.some(({ title }) => mentionsTokens(title))
              ? 'no-token'
              : shapeOfToken(type, token, seconds);
    return {
      line,
      token: type === 'native' && !isAddressCell(token) ? '' : token,
      recipient: cellOf('recipient'),
      amount: cellOf('amount'),
      // A note is kept as written, spaces around apart.
      note: unguardFormula((cells[columns.indexOf('note')] ?? '').trim()),
      ...(seconds.length > 0 && { seconds }),
      ...(unread.length > 0 && { unread: unread.map(({ cell }) => cell) }),
      ...(shape && { shape }),
    };
  });
  return { kind: 'rows', rows, ignored: ignoredOf(columns, titles) };
}

/** Returns true for a cell that contains no separator: an address, or the name of a column. */
function isWholeCell(cell: string): boolean {
  return isAddressCell(cell) || kindOf(cell) !== undefined;
}

function kindOf(cell: string): ColumnKind | undefined {
  return columnKindOf(plainText(cell));
}

/** Reads the columns of a header; undefined for other rows. */
function readHeader(cells: readonly string[]) {
  const columns = cells.map(kindOf);
  return columns.includes('recipient') && columns.includes('amount') ? columns : undefined;
}

/** Returns true if the first row has only words and a later one digits: a header with unknown columns. */
function isUnknownHeader([first, ...others]: readonly Pick<CsvRecord, 'cells'>[]): boolean {
  const words = (first?.cells ?? []).filter((cell) => plainText(cell) !== '');
  const hasDigits = ({ cells }: Pick<CsvRecord, 'cells'>) =>
    cells.some((cell) => /\p{Nd}/u.test(cell));
  return (
    words.length > 1 && !words.some((cell) => /[\p{Nd}.]/u.test(cell)) && others.some(hasDigits)
  );
}

/** Returns true if a point may separate thousands, as it does where commas separate decimals and semicolons cells. */
function mayBeThousands(amount: string): boolean {
  return /^(?!0)\p{Nd}{1,3}\.\p{Nd}{3}$/u.test(amount);
}

/** Index of the column that identifies the asset: of several, the one with an address, which is unambiguous. */
function findColumn(
  column: ColumnKind,
  columns: readonly (ColumnKind | undefined)[],
  cellAt: (at: number) => string,
): number {
  const first = columns.indexOf(column);
  if (column !== 'token' && column !== 'recipient') return first;
  const exact = columns.findIndex((one, at) => one === column && isAddressCell(cellAt(at)));
  return exact < 0 ? first : exact;
}

function isAddressCell(cell: string): boolean {
  return !['empty', 'not-an-address'].includes(readPastedAddress(cell).kind);
}

/** Cells of further columns for the asset. */
function secondsIn(
  columns: readonly (ColumnKind | undefined)[],
  titles: readonly string[],
  cellAt: (at: number) => string,
): readonly SecondCell[] {
  return columns.flatMap((column, at) => {
    if (column === undefined || column === 'note' || column === 'type') return [];
    const before = findColumn(column, columns, cellAt);
    if (before === at || before < 0) return [];
    const pair = [titles[before] ?? '', titles[at] ?? ''] as const;
    return [{ column, names: pair, first: cellAt(before), second: cellAt(at) }];
  });
}

/** Token of a row that is marked as paying coins. */
function nativeAgainst(
  token: string,
  columns: readonly (ColumnKind | undefined)[],
  titles: readonly string[],
): SecondCell {
  const title = (kind: ColumnKind) => titles[columns.indexOf(kind)] ?? '';
  return {
    column: 'token',
    names: [title('type'), title('token')],
    first: 'native',
    second: token,
  };
}

/** Returns the names of ignored columns: unknown ones, and further ones for notes and kinds. */
function ignoredOf(
  columns: readonly (ColumnKind | undefined)[],
  titles: readonly string[],
): readonly string[] {
  return titles.filter((title, at) => {
    const column = columns[at];
    const isSecond = (column === 'note' || column === 'type') && columns.indexOf(column) < at;
    return title !== '' && (column === undefined || isSecond);
  });
}

/** Returns true if a comma between two cells of digits may be part of an amount, as in `25,000` and `1,50`. */
function isSplit(
  cells: readonly string[],
  quoted: readonly number[],
  columns: readonly (ColumnKind | undefined)[],
): boolean {
  const amount = columns.indexOf('amount');
  const isBare = (at: number, form: RegExp) =>
    !quoted.includes(at) && form.test((cells[at] ?? '').trim());
  const next = columns[amount + 1];
  const mayGoOn = next === undefined || next === 'note';
  return mayGoOn && isBare(amount, /^\p{Nd}+$/u) && isBare(amount + 1, /^\p{Nd}+(?:\.\p{Nd}+)?$/u);
}

function shapeOfToken(
  type: string,
  token: string,
  seconds: readonly SecondCell[],
): RowShape | undefined {
  if (!['', 'native', 'erc20'].includes(type)) return 'collectible';
  if (type === 'native') return undefined;
  const cells = seconds.flatMap(({ column, second }) => (column === 'token' ? [second] : []));
  const isPartly =
    cells.length > 0 && new Set([token, ...cells].map((cell) => cell === '')).size > 1;
  const isUnsure = type === 'erc20' ? token === '' : isPartly && !isAddressCell(token);
  return isUnsure ? 'no-token' : undefined;
}
