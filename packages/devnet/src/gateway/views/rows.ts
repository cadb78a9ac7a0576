import { DAY_MS } from '@mooring/internal';
import type { Call } from '../http/call.ts';
import { GATEWAY_LIMITS } from '../world.ts';
import type { KnownTransaction } from './knownTransaction.ts';

/** Item of a list with the rows it stands for: itself, and labels before it. */
type Rows = readonly unknown[];

/**
 * Page of a list at the `cursor` (`limit=20&offset=40`). `next` and `previous` are absolute URLs, as in the
 * public gateway.
 */
export function toPage({ url }: Call, items: readonly Rows[]) {
  const { limit, offset } = placeIn(url);
  const at = (start: number): string => {
    const address = new URL(url);
    address.searchParams.set('cursor', `limit=${limit}&offset=${start}`);
    return address.href;
  };
  return {
    count: items.length,
    next: offset + limit < items.length ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: items.slice(offset, offset + limit).flat(),
  };
}

/**
 * Page of a queue. As in the public gateway it counts its own rows, and begins with the last transaction of
 * the page before.
 */
export function queuePageOf(call: Call, items: readonly Rows[]) {
  const page = toPage(call, items);
  const { offset } = placeIn(call.url);
  const repeated = items[offset - 1]?.slice(-1) ?? [];
  const results = [...repeated, ...page.results];
  return { ...page, count: results.length, results };
}

function placeIn(url: URL): { limit: number; offset: number } {
  const cursor = new URLSearchParams(url.searchParams.get('cursor') ?? '');
  const asked = wholeNumberOf(cursor.get('limit') ?? url.searchParams.get('limit'));
  return {
    limit: Math.min(asked || GATEWAY_LIMITS.page, GATEWAY_LIMITS.longestPage),
    offset: wholeNumberOf(cursor.get('offset')),
  };
}

function wholeNumberOf(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/**
 * Adds a label before the first row of each day.
 *
 * @param items newest first, `at` in ms since 1970
 * @param offsetMs offset of the reader's time zone from UTC, in ms
 */
export function dateRows(
  items: readonly { at: number; row: unknown }[],
  offsetMs = 0,
): readonly Rows[] {
  const dayOf = (at: number) => Math.floor((at + offsetMs) / DAY_MS);
  return items.map(({ at, row }, index) => {
    const before = items[index - 1];
    const isSameDay = before !== undefined && dayOf(before.at) === dayOf(at);
    return isSameDay ? [row] : [{ type: 'DATE_LABEL', timestamp: at }, row];
  });
}

/** Row of a list. */
export function row<Transaction>(
  transaction: Transaction,
  conflictType: 'None' | 'HasNext' | 'End' = 'None',
) {
  return { type: 'TRANSACTION', transaction, conflictType } as const;
}

/**
 * Queue with its labels: next, queued, and transactions with the same nonce, of which only one can be
 * executed.
 *
 * @param waiting by nonce: not executed, with an unused nonce
 */
export function queueRows(
  waiting: readonly KnownTransaction[],
  summarize: (known: KnownTransaction) => unknown,
): readonly Rows[] {
  const nonceAt = (index: number) => waiting[index]?.transaction.nonce;
  return waiting.map((known, index) => {
    const { nonce } = known.transaction;
    const isFirstOfNonce = nonceAt(index - 1) !== nonce;
    const isLastOfNonce = nonceAt(index + 1) !== nonce;
    const isNext = nonce === known.safe.nonce;
    const before = nonceAt(index - 1);
    const isFirstQueued = !isNext && (before === undefined || before === known.safe.nonce);
    const label = isNext && before === undefined ? 'Next' : isFirstQueued ? 'Queued' : undefined;
    return [
      ...(label ? [{ type: 'LABEL', label }] : []),
      ...(isFirstOfNonce && !isLastOfNonce
        ? [{ type: 'CONFLICT_HEADER', nonce: Number(nonce) }]
        : []),
      row(
        summarize(known),
        isFirstOfNonce && isLastOfNonce ? 'None' : isLastOfNonce ? 'End' : 'HasNext',
      ),
    ];
  });
}
