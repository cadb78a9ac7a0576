import type { TransactionPage, TransactionRow } from '@mooring/safe/gateway';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { retryOf, useGateway } from '../gateway/useGateway.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

/** History of an account, paginated, newest first. */
export function useHistory(safe: KnownSafe) {
  const gateway = useGateway();
  const { chainId, address } = safe.state;
  const query = useInfiniteQuery({
    // A new nonce means new history.
    queryKey: ['web', 'safe-history', ...safeKey(safe.state)],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      gateway.safes.history(chainId, address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const items = useMemo(() => query.data && itemsIn(query.data.pages), [query.data]);
  return {
    items,
    error: query.isError && !query.isFetching ? query.error : undefined,
    retry: retryOf(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** Row with its key. */
interface HistoryItem {
  readonly id: string;
  readonly row: Extract<TransactionRow, { type: 'TRANSACTION' | 'UNREADABLE' }>;
}

/** Removes duplicates of repeated pages. */
function itemsIn(pages: readonly TransactionPage[]) {
  const items = pages.flatMap(({ results }) =>
    results.flatMap((row): readonly HistoryItem[] => {
      if (row.type === 'TRANSACTION') return [{ id: row.transaction.id, row }];
      return row.type === 'UNREADABLE' ? [{ id: row.id ?? `unreadable ${row.nonce}`, row }] : [];
    }),
  );
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
