import { parseCsv, unguardFormula } from '../../contacts/csv.ts';

/** Most payments of a batch: Safe's batches are read here up to so many calls. */
export const MOST_PAYMENTS = 500;

/** Row of a table of payments, as written. */
export interface TableRow {
  /** First line of the row, from 1. */
  readonly line: number;
  /** Symbol or contract address; empty for the network's currency. */
  readonly token: string;
  readonly recipient: string;
  readonly amount: string;
  readonly note: string;
  /** Unclosed quotes, more cells than columns, or an item that is neither coins nor an ERC-20 token. */
  readonly shape?: 'quotes' | 'columns' | 'collectible';
}

/** Parsed table of payments. */
type PaymentTable =
  | { readonly kind: 'empty' | 'too-many-rows' }
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] };

type Column = 'token' | 'recipient' | 'amount' | 'note';

/** Columns without a header, in this order. */
const usual: readonly (Column | 'type' | undefined)[] = ['token', 'recipient', 'amount', 'note'];

const columnKinds = ['token', 'recipient', 'amount', 'note', 'type'] as const;

/** Names of columns in a header, in lower case; those of other tools for payments are among them. */
const names: Readonly<Record<Column | 'type', readonly string[]>> = {
  token: ['token', 'token_address', 'token address', 'asset', 'currency', 'symbol'],
  recipient: ['recipient', 'receiver', 'to', 'address', 'payee', 'name'],
  amount: ['amount', 'value'],
  note: ['note', 'memo', 'comment', 'description', 'reference'],
  type: ['token_type'],
};

/**
 * Parses a table of payments: cells by commas, semicolons or tabs. A header names the columns, in any order;
 * without one they are token, recipient, amount, note. Nothing is dropped.
 */
export function readTable(text: string): PaymentTable {
  const [first, ...others] = parseCsv(text);
  if (!first) return { kind: 'empty' };
  const header = readHeader(first.cells);
  const records = header ? others : [first, ...others];
  const columns = header ?? usual;
  if (records.length === 0) return { kind: 'empty' };
  if (records.length > MOST_PAYMENTS) return { kind: 'too-many-rows' };
  const rows = records.map(({ line, cells, broken }): TableRow => {
    const cellOf = (column: Column | 'type') =>
      unguardFormula((cells[columns.indexOf(column)] ?? '').trim());
    const isWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const type = cellOf('type').toLowerCase();
    const isCollectible = !['', 'native', 'erc20'].includes(type);
    const shape = broken
      ? 'quotes'
      : isWide
        ? 'columns'
        : isCollectible
          ? 'collectible'
          : undefined;
    return {
      line,
      token: type === 'native' ? '' : cellOf('token'),
      recipient: cellOf('recipient'),
      amount: cellOf('amount'),
      note: cellOf('note'),
      ...(shape && { shape }),
    };
  });
  return { kind: 'rows', rows };
}

/** Columns of a header; undefined for a row that is none. */
function readHeader(cells: readonly string[]) {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return columnKinds.find((column) => names[column].includes(name));
  });
  return columns.includes('recipient') && columns.includes('amount') ? columns : undefined;
}
