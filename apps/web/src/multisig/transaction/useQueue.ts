import {
  type GatewayClient,
  GatewayError,
  hashOfId,
  type TransactionRow,
  type UnreadableRow,
} from '@mooring/safe/gateway';
import type { QueuedTransaction } from '@mooring/safe/transactions';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConfig } from 'wagmi';
import { type LoadedTransaction, loadTransaction } from '../../safe/loadTransaction.ts';
import { retryOf } from '../gateway/retryOf.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { executionOf } from './executions.ts';
import { inOrder } from './inOrder.ts';

/** A gateway is asked once for each that waits, so not as often as a chain. */
const REFRESH_MS = 20_000;
/** A transaction opened from the queue uses its rows; everything is read again before a signature. */
const FRESH_MS = 5_000;
/** Requests that a gateway takes from one visitor at the same time. */
const AT_ONCE = 6;

type Row = Extract<TransactionRow, { type: 'TRANSACTION' | 'UNREADABLE' }>;

/** One that waits, as checked; or as much as is known of one that could not be had. */
export type QueueItem =
  | { readonly kind: 'loaded'; readonly id: string; readonly loaded: LoadedTransaction }
  /** Its row or its details do not have the shape they should. */
  | { readonly kind: 'unreadable'; readonly id: string; readonly row: UnreadableRow }
  | { readonly kind: 'failed'; readonly id: string; readonly error: unknown };

/** What waits for the owners, as far as it is known. */
export interface Queue {
  readonly items: readonly QueueItem[] | undefined;
  /** While the first page is on its way: those of it that have come, the first ones first. */
  readonly arrived: readonly QueueItem[];
  /** Their nonces and hashes, as worked out here. */
  readonly waiting: readonly QueuedTransaction[];
  readonly error: unknown;
  readonly retry: () => void;
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Asks anew, and resolves to what waits now; rejects when the gateway does not say. */
  readonly readWaiting: () => Promise<readonly QueuedTransaction[]>;
}

const none: readonly QueueItem[] = [];

interface QueueOptions {
  /** All of it is wanted, not the first page alone: for the nonce of something new. */
  readonly whole?: boolean;
}

/** Transactions of one page that are asked for, each a request: a page of any gateway has 20. */
const MOST_ROWS = 50;
/** Pages that are fetched unasked: a gateway's queue need not come to an end. */
const MOST_PAGES = 10;

/** Follows the queue; each transaction in it is fetched whole, since a row alone proves nothing. */
export function useQueue(safe: KnownSafe, { whole = false }: QueueOptions = {}): Queue {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { chainId, address } = safe.state;
  const account = safeKey(safe.state);
  const of = account.join();
  const [arrived, setArrived] = useState<{ of: string; items: readonly QueueItem[] }>();
  const query = useInfiniteQuery({
    queryKey: ['web', 'safe-queue', ...account],
    initialPageParam: '',
    refetchInterval: REFRESH_MS,
    staleTime: FRESH_MS,
    queryFn: async ({ pageParam }) => {
      const page = await gateway.safes.queued(chainId, address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      });
      const client = wagmi.getClient({ chainId });
      const rows = page.results
        .filter((row) => row.type === 'TRANSACTION' || row.type === 'UNREADABLE')
        .slice(0, MOST_ROWS);
      const load = (row: Row) => itemOf(row, { gateway, client, safe, queries });
      const items = await inOrder(rows, load, {
        atOnce: AT_ONCE,
        ...(pageParam === '' && { onMore: (more) => setArrived({ of, items: more }) }),
      });
      return { items, next: page.next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = query.data?.pages;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isShort = whole && hasNextPage && (pages?.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);
  const items = useMemo(() => (isShort ? undefined : pages && itemsIn(pages)), [pages, isShort]);
  const waiting = useMemo(() => (items ?? []).flatMap(waitingOf), [items]);
  return {
    items,
    // Those of another owner, threshold or nonce were checked against that one.
    arrived: arrived?.of === of ? arrived.items : none,
    waiting,
    async readWaiting() {
      const { data, error } = await query.refetch();
      if (error || !data) throw error ?? new Error('The queue was not read.');
      return itemsIn(data.pages).flatMap(waitingOf);
    },
    error: query.isError && !query.isFetching ? query.error : undefined,
    retry: retryOf(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

interface Sources {
  readonly gateway: GatewayClient;
  readonly client: Parameters<typeof loadTransaction>[0]['client'];
  readonly safe: KnownSafe;
  readonly queries: QueryClient;
}

async function itemOf(row: Row, { queries, ...sources }: Sources): Promise<QueueItem> {
  if (row.type === 'UNREADABLE') return { kind: 'unreadable', id: unreadableId(row), row };
  const { id, executionInfo } = row.transaction;
  const hash = hashOfId(id);
  try {
    const executedBy = executionOf(queries, hash);
    return { kind: 'loaded', id, loaded: await loadTransaction({ ...sources, id, executedBy }) };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'answer-invalid') {
      return { kind: 'failed', id, error };
    }
    const nonce = executionInfo?.type === 'MULTISIG' ? `${executionInfo.nonce}` : undefined;
    return { kind: 'unreadable', id, row: { type: 'UNREADABLE', id, hash, nonce } };
  }
}

/** Rows without any name are told apart by what there is; those that say nothing are one. */
function unreadableId({ id, hash, nonce }: UnreadableRow): string {
  return id ?? hash ?? `unreadable ${nonce ?? ''}`;
}

/** Each once, whatever pages a gateway repeats. */
function itemsIn(pages: readonly { readonly items: readonly QueueItem[] }[]): QueueItem[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** Only what an owner has signed: a gateway cannot make up nonces that way. */
function waitingOf(item: QueueItem): readonly QueuedTransaction[] {
  if (item.kind !== 'loaded' || !('hashes' in item.loaded.checked)) return [];
  const { transaction, hashes, signatures } = item.loaded.checked;
  return signatures.length > 0 ? [{ nonce: transaction.nonce, safeTxHash: hashes.hash }] : [];
}
