import {
  GatewayError,
  type TransactionPage,
  type TransactionRow,
  type UnreadableRow,
} from '@mooring/safe/gateway';
import { unreadableId } from '../gateway/unreadableId.ts';

/** Row of a list with an entry. */
export type EntryRow = Extract<TransactionRow, { type: 'TRANSACTION' | 'UNREADABLE' }>;

/** Rows of a list. */
export interface EntryRows {
  readonly rows: readonly EntryRow[];
  /** Error that ended the reading early; undefined for a complete list. */
  readonly cutBy: unknown;
}

/** Most pages that are read: a gateway's list may be endless. */
export const MOST_LEDGER_PAGES = 1_000;
/** Maximum number of consecutive waits for one request. */
const MOST_WAITS = 6;
/** Longest wait, in ms. */
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 1_000;

/** Resolves after a time, in ms. */
export type Wait = (ms: number) => Promise<void>;

export const wait: Wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Sends a request to a gateway, and retries while it is rate limited (429, or 503 with a `Retry-After`): after the time
 * of `Retry-After`, else with exponential backoff.
 * @throws {GatewayError} the refusal, when it lasts
 */
export async function retryWhenRateLimited<Answer>(
  ask: () => Promise<Answer>,
  pause: Wait = wait,
): Promise<Answer> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      const ms = retryDelay(error, waits);
      if (ms === undefined) throw error;
      await pause(ms);
    }
  }
}

function retryDelay(error: unknown, waits: number): number | undefined {
  if (!(error instanceof GatewayError) || waits >= MOST_WAITS) return undefined;
  const { status, retryAfterMs } = error;
  if (status !== 429 && (status !== 503 || retryAfterMs === undefined)) return undefined;
  const ms = retryAfterMs ?? FIRST_WAIT_MS * 2 ** waits;
  return ms <= LONGEST_WAIT_MS ? ms : undefined;
}

/**
 * Reads a list page by page, each entry once.
 * @throws the failure of the first page; a later one ends the list, as `cutBy`
 */
export async function readEntries(
  readPage: (pageUrl: string | undefined) => Promise<TransactionPage>,
): Promise<EntryRows> {
  const rows = new Map<string, EntryRow>();
  const seen = new Set<string>();
  let next: string | undefined;
  for (let page = 0; page < MOST_LEDGER_PAGES; page += 1) {
    let read: TransactionPage;
    try {
      read = await readPage(next);
    } catch (error) {
      if (page === 0) throw error;
      return { rows: [...rows.values()], cutBy: error };
    }
    for (const row of read.results) {
      if (row.type === 'TRANSACTION') rows.set(row.transaction.id, row);
      // Rows without any field cannot be deduplicated: each counts.
      if (row.type === 'UNREADABLE')
        rows.set(isNameless(row) ? `${rows.size}` : unreadableId(row), row);
    }
    if (!read.next) return { rows: [...rows.values()], cutBy: undefined };
    if (seen.has(read.next)) break;
    seen.add(read.next);
    next = read.next;
  }
  return { rows: [...rows.values()], cutBy: new Error('The list of transactions does not end.') };
}

function isNameless({ id, hash, nonce }: UnreadableRow): boolean {
  return id === undefined && hash === undefined && nonce === undefined;
}
