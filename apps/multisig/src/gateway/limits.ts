/** Refetch interval of lists, in ms: each row is a request, so less often than a chain. */
export const LIST_REFRESH_MS = 20_000;
/** Refetch interval while a gateway lags behind the chain, in ms. */
export const LAG_REFRESH_MS = 3_000;
/** Concurrent requests to a gateway. */
export const REQUESTS_AT_ONCE = 6;
