import { GatewayError } from '@mooring/safe/gateway';

/** A list that comes in pages, as its query has it. */
interface PagedQuery {
  readonly error: unknown;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Asks again for what failed: the next page, or the whole list where the next page that it named is
 * not its own; that one would be named again.
 */
export function retryOf({ error, isFetchNextPageError, fetchNextPage, refetch }: PagedQuery) {
  const isElsewhere = error instanceof GatewayError && error.kind === 'page-elsewhere';
  return () => void (isFetchNextPageError && !isElsewhere ? fetchNextPage() : refetch());
}
