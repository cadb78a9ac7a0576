import { mapConcurrently } from '@mooring/internal';
import {
  type GatewayClient,
  GatewayError,
  readRowHash,
  type TransactionDetails,
  type TransactionRow,
  type UnreadableRow,
} from '@mooring/safe/gateway';
import type { QueuedTransaction, SafeTransaction } from '@mooring/safe/transactions';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Hash, zeroHash } from 'viem';
import { useConfig } from 'wagmi';
import { LIST_REFRESH_MS, REQUESTS_AT_ONCE } from '../gateway/limits.ts';
import { uniqueItems } from '../gateway/uniqueItems.ts';
import { unreadableId } from '../gateway/unreadableId.ts';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { exactNonce } from '../nonce/readNonce.ts';
import { type LoadedTransaction, loadTransaction } from '../read/loadTransaction.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { listSubmissions, readSubmittedSignatures, submittedNonce } from './submissions.ts';

/**
 * Stale time in ms: a transaction opened from the queue reuses its data; all is refetched before a
 * signature.
 */
const QUEUE_FRESH_MS = 5_000;

type Row = Extract<TransactionRow, { type: 'TRANSACTION' | 'UNREADABLE' }>;

/** Queued transaction, verified; or the known fields of one that failed to load. */
export type QueueItem =
  | { readonly kind: 'loaded'; readonly id: string; readonly loaded: LoadedTransaction }
  /** Its row or its details are invalid. */
  | { readonly kind: 'unreadable'; readonly id: string; readonly row: UnreadableRow }
  /** Its details failed to load; nonce and hash are those of the list. */
  | {
      readonly kind: 'failed';
      readonly id: string;
      readonly hash: Hash | undefined;
      readonly nonce: bigint | undefined;
      readonly error: unknown;
    };

/** Loaded part of an account's queue. */
export interface Queue {
  readonly items: readonly QueueItem[] | undefined;
  /** Loaded transactions while the first page is loading, in order. */
  readonly arrived: readonly QueueItem[];
  /**
   * Nonces and hashes: recomputed, or those of the list if details cannot be read. During a refetch after a change of
   * the account, those of the previous queue.
   */
  readonly waiting: readonly QueuedTransaction[];
  /** Transactions as they were read. */
  readonly transactions: readonly SafeTransaction[];
  /** True once it was loaded. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Refetches, and resolves to the current queue; rejects when the gateway fails. */
  readonly readWaiting: () => Promise<readonly QueuedTransaction[]>;
}

const noItems: readonly never[] = [];

interface QueueOptions {
  /** True to load all pages, not only the first, for the nonce of a new transaction. */
  readonly whole?: boolean;
  /** True to refetch in a hidden tab too. Default: false. */
  readonly inBackground?: boolean;
}

/** Most transactions fetched per page, each a request; gateways have 20 per page. */
const MOST_QUEUE_ROWS = 50;
/** Most pages fetched automatically: a gateway's queue may be endless. */
const MOST_QUEUE_PAGES = 10;

/** Query of the queue; fetches each transaction's details, since a row alone proves nothing. */
export function useQueue(
  safe: KnownSafe,
  { whole = false, inBackground = false }: QueueOptions = {},
): Queue {
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
    refetchInterval: LIST_REFRESH_MS,
    refetchIntervalInBackground: inBackground,
    staleTime: QUEUE_FRESH_MS,
    queryFn: async ({ pageParam }) => {
      const page = await gateway.safes.queued(chainId, address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      });
      const client = wagmi.getClient({ chainId });
      const all = page.results.filter(
        (row) => row.type === 'TRANSACTION' || row.type === 'UNREADABLE',
      );
      const rows = all.slice(0, MOST_QUEUE_ROWS);
      const load = (row: Row) => loadQueueItem(row, { gateway, client, safe, queries });
      const items = await mapConcurrently(rows, load, {
        concurrency: REQUESTS_AT_ONCE,
        // Rendered between other work, several at a time where they arrive faster.
        ...(pageParam === '' && {
          onMore: (more) => startTransition(() => setArrived({ of, items: more })),
        }),
      });
      const own = pageParam === '' ? await ownItems(items, { gateway, client, safe, queries }) : [];
      const unread = all.slice(MOST_QUEUE_ROWS).flatMap((row) => waitingRow(claimOf(row)));
      return { items: [...items, ...own], unread, next: page.next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = query.data?.pages;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isShort = whole && hasNextPage && (pages?.length ?? 0) < MOST_QUEUE_PAGES;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);
  const items = useMemo(
    () => (isShort ? undefined : pages && uniqueItems(pages.flatMap(({ items }) => items))),
    [pages, isShort],
  );
  const loaded = useMemo(
    () => (items && pages ? waitingIn(items, pages) : undefined),
    [items, pages],
  );
  const [known, setKnown] = useState(loaded);
  if (loaded && known !== loaded) setKnown(loaded);
  const waiting = loaded ?? known;
  return {
    items,
    // Results for other owners, another threshold or nonce are dropped.
    arrived: arrived?.of === of ? arrived.items : noItems,
    waiting: waiting ?? noItems,
    transactions: useMemo(() => transactionsIn(items ?? noItems), [items]),
    isKnown: waiting !== undefined,
    async readWaiting() {
      const { data, error } = await query.refetch();
      if (error || !data) throw error ?? new Error('The queue was not read.');
      return waitingIn(uniqueItems(data.pages.flatMap(({ items }) => items)), data.pages);
    },
    ...useFault(query),
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

async function loadQueueItem(row: Row, { queries, ...sources }: Sources): Promise<QueueItem> {
  if (row.type === 'UNREADABLE') return { kind: 'unreadable', id: unreadableId(row), row };
  const { id } = row.transaction;
  const claim = claimOf(row);
  const { hash, nonce } = claim;
  try {
    const executedBy = executionOf(queries, hash);
    const submitted = hash && readSubmittedSignatures(queries, hash);
    const loaded = await loadTransaction({
      ...{ ...sources, id, executedBy },
      ...(submitted && { submitted }),
    });
    return { kind: 'loaded', id, loaded };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason !== 'answerInvalid') {
      return { kind: 'failed', id, ...claim, error };
    }
    return {
      kind: 'unreadable',
      id,
      row: { type: 'UNREADABLE', id, hash, nonce: nonce?.toString() },
    };
  }
}

/** Proposals of this page that wait, and that the gateway does not list yet. */
async function ownItems(
  listed: readonly QueueItem[],
  { queries, ...sources }: Sources,
): Promise<readonly QueueItem[]> {
  const known = new Set(listed.map(({ id }) => readRowHash(id)));
  const missing = listSubmissions(queries, 'proposal', sources.safe.state).filter(
    (hash) => !known.has(hash),
  );
  const found = await Promise.all(
    missing.map(async (id): Promise<readonly QueueItem[]> => {
      const submitted = readSubmittedSignatures(queries, id);
      try {
        const loaded = await loadTransaction({ ...sources, id, submitted });
        if (!loaded.status?.startsWith('AWAITING')) return [];
        return [{ kind: 'loaded', id: loaded.details.txId, loaded }];
      } catch (error) {
        // Deleted elsewhere.
        if (error instanceof GatewayError && error.status === 404) return [];
        return [{ kind: 'failed', id, hash: id, nonce: submittedNonce(queries, id), error }];
      }
    }),
  );
  return found.flat();
}

function transactionsIn(items: readonly QueueItem[]): readonly SafeTransaction[] {
  return items.flatMap((item) => {
    const checked = item.kind === 'loaded' ? item.loaded.checked : undefined;
    return checked && 'transaction' in checked ? [checked.transaction] : [];
  });
}

/** Nonce and hash of a transaction, as reported by a list. */
interface Claim {
  readonly hash: Hash | undefined;
  readonly nonce: bigint | undefined;
}

function claimOf(row: Row): Claim {
  if (row.type === 'UNREADABLE') return { hash: row.hash, nonce: exactNonce(row.nonce) };
  const { id, executionInfo: info } = row.transaction;
  return { hash: readRowHash(id), nonce: info?.type === 'MULTISIG' ? info.nonce : undefined };
}

/** Nonces and hashes of a queue. */
function waitingIn(
  items: readonly QueueItem[],
  pages: readonly { readonly unread: readonly QueuedTransaction[] }[],
): readonly QueuedTransaction[] {
  return [...items.flatMap(waitingOf), ...pages.flatMap(({ unread }) => unread)];
}

/**
 * Returns the nonce and hash of a transaction that is signed by an owner, so that a gateway cannot invent nonces;
 * unreadable ones count too, since they may be executable.
 */
function waitingOf(item: QueueItem): readonly QueuedTransaction[] {
  if (item.kind === 'failed') return waitingRow(item);
  if (item.kind === 'unreadable')
    return waitingRow({ hash: item.row.hash, nonce: exactNonce(item.row.nonce) });
  if (!('hashes' in item.loaded.checked)) return waitingRow(claimOfDetails(item.loaded.details));
  const { transaction, hashes, signatures } = item.loaded.checked;
  return signatures.length > 0 ? [{ nonce: transaction.nonce, safeTxHash: hashes.hash }] : [];
}

function waitingRow({ hash = zeroHash, nonce }: Claim): readonly QueuedTransaction[] {
  return nonce === undefined ? [] : [{ nonce, safeTxHash: hash }];
}

function claimOfDetails({ txId, detailedExecutionInfo: info }: TransactionDetails): Claim {
  return { hash: readRowHash(txId), nonce: info?.type === 'MULTISIG' ? info.nonce : undefined };
}

const executionKey = (safeTxHash: Hash) => ['web', 'safe-execution', safeTxHash];

/** Remembers the onchain transaction that executed a multisig one, until the gateway has indexed it. */
export function rememberExecution(queries: QueryClient, safeTxHash: Hash, txHash: Hash): void {
  queries.setQueryData(executionKey(safeTxHash), txHash);
}

/** Onchain transaction by which this page executed a multisig one, if any. */
export function executionOf(queries: QueryClient, safeTxHash: Hash | undefined): Hash | undefined {
  return safeTxHash && queries.getQueryData<Hash>(executionKey(safeTxHash));
}
