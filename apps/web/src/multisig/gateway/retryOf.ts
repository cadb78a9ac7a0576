import { GatewayError } from '@mooring/safe/gateway';

/** Query of a paginated list. */
interface PagedQuery {
  readonly error: unknown;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Creates the retry of a failed request: the next page, or the whole list when the URL of the next page is
 * invalid, as it would be again.
 */
export function retryOf({ error, isFetchNextPageError, fetchNextPage, refetch }: PagedQuery) {
  const isElsewhere = error instanceof GatewayError && error.kind === 'page-elsewhere';
  return () => void (isFetchNextPageError && !isElsewhere ? fetchNextPage() : refetch());
}
