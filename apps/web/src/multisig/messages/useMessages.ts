import type { UnreadableRow } from '@mooring/safe/gateway';
import { checkGatewayMessage } from '@mooring/safe/transactions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from 'wagmi';
import { verifierOf } from '../../safe/verifierOf.ts';
import { retryOf, useGateway } from '../gateway/useGateway.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { LoadedMessage } from './loadMessage.ts';

/** Verified message, or the known fields of an unreadable one. */
type MessageItem =
  | { readonly kind: 'loaded'; readonly id: string; readonly loaded: LoadedMessage }
  | { readonly kind: 'unreadable'; readonly id: string; readonly row: UnreadableRow };

/** Paginated messages of the account. */
export function useMessages(safe: KnownSafe) {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { state } = safe;
  const query = useInfiniteQuery({
    queryKey: ['web', 'safe-messages', ...safeKey(state)],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const { results, next } = await gateway.messages.list(state.chainId, state.address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      });
      const verify = verifierOf(wagmi.getClient({ chainId: state.chainId }), state);
      const items = await Promise.all(
        results.flatMap((row): readonly (MessageItem | Promise<MessageItem>)[] => {
          if (row.type === 'DATE_LABEL') return [];
          if (row.type === 'UNREADABLE') {
            return [{ kind: 'unreadable', id: row.hash ?? 'unreadable', row }];
          }
          return [
            checkGatewayMessage(row, { safe: state, verify }).then((checked) => ({
              ...{ kind: 'loaded', id: row.messageHash, loaded: { message: row, checked } },
            })),
          ];
        }),
      );
      return { items, next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
  const items = useMemo(
    (): readonly MessageItem[] | undefined => query.data && itemsIn(query.data.pages),
    [query.data],
  );
  return {
    items,
    error: query.isError && !query.isFetching ? query.error : undefined,
    retry: retryOf(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** Removes duplicates of repeated pages. */
function itemsIn(pages: readonly { readonly items: readonly MessageItem[] }[]): MessageItem[] {
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
