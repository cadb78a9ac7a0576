import { GatewayError } from '@mooring/safe/gateway';
import { useState } from 'react';

/** Query that may fail. */
interface Query {
  readonly error: unknown;
  /** Number of failures so far. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Query of a paginated list. */
interface PagedQuery extends Query {
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Returns the error of a query, and its retry. The error stays during background refetches, so that a screen reader
 * announces it once; a retry hides it until it fails too.
 */
export function useFault(query: Query | PagedQuery) {
  const [kept, setKept] = useState<unknown>(null);
  const [retried, setRetried] = useState<unknown>(null);
  // A query that has not failed yet, after a change of the key, has no error of its own.
  const error = query.isFetching && query.errorUpdateCount > 0 ? kept : query.error;
  if (error !== kept) setKept(error);
  function retry() {
    setRetried(error);
    fetchAgain(query);
  }
  return { error: error === null || error === retried ? undefined : error, retry };
}

/** Fetches the failed next page again, or the whole query if the URL of that page is invalid. */
function fetchAgain(query: Query | PagedQuery): void {
  const { error, refetch } = query;
  const isElsewhere = error instanceof GatewayError && error.reason === 'pageElsewhere';
  const isPage = 'fetchNextPage' in query && query.isFetchNextPageError && !isElsewhere;
  void (isPage ? query.fetchNextPage() : refetch());
}
