import {
  type DefaultError,
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMooring } from './MooringContext.ts';

/**
 * Runs a query with the kit's own client, like TanStack's `useQuery`, but without suspense, error boundaries and
 * restoring, which belong to the host's client and would be as large as a dialog's code.
 *
 * @example
 * ```tsx
 * import { useKitQuery } from '@mooring/connect/parts';
 *
 * export function Tide() {
 *   const { data } = useKitQuery({
 *     queryKey: ['tide'],
 *     queryFn: async () => (await fetch('/tide')).text(),
 *   });
 *   return <p>{data}</p>;
 * }
 * ```
 */
export function useKitQuery<Data, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
): QueryObserverResult<Data> {
  const { queryClient } = useMooring().config;
  const defaulted = {
    ...queryClient.defaultQueryOptions(options),
    // `isFetching` is true from the first render on, before the effect that fetches.
    _optimisticResults: 'optimistic' as const,
  };
  const [observer] = useState(() => new QueryObserver(queryClient, defaulted));
  const result = observer.getOptimisticResult(defaulted);
  useEffect(() => observer.setOptions(defaulted));
  const read = () => observer.getCurrentResult();
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const unsubscribe = observer.subscribe(notifyManager.batchCalls(listener));
        // The result may have changed between rendering and subscribing.
        observer.updateResult();
        return unsubscribe;
      },
      [observer],
    ),
    read,
    read,
  );
  return observer.trackResult(result);
}
