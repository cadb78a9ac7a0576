import { createGatewayClient, type GatewayClient, GatewayError } from '@mooring/safe/gateway';
import { useMemo } from 'react';
import { useSite } from '../../site/SiteContext.ts';

/**
 * Gateway configured by the operator.
 * @throws {Error} without one: the page is disabled then
 */
export function useGateway(): GatewayClient {
  const { multisig } = useSite().config;
  const baseUrl = multisig?.gatewayUrl ?? '';
  return useMemo(() => createGatewayClient({ baseUrl }), [baseUrl]);
}

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
