import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** Names of queries an owner's action may change. */
const names: readonly unknown[] = [
  'safe',
  'safe-at-gateway',
  'safe-queue',
  'safe-transaction',
  'safe-history',
  'safe-messages',
  'safe-message',
];

/** Timeout in ms: an unresponsive gateway must not delay the outcome. */
const LONGEST_MS = 10_000;

const filter = {
  predicate: ({ queryKey: [app, name] }: { readonly queryKey: readonly unknown[] }) =>
    app === 'web' && names.includes(name),
};

/**
 * Refetches all data of accounts. Resolves once the page shows it: a new nonce changes the keys of other
 * queries, which are awaited too.
 */
export async function refreshAccounts(queries: QueryClient): Promise<void> {
  const late = AbortSignal.timeout(LONGEST_MS);
  void queries.invalidateQueries(filter);
  do {
    await idle(queries, late);
    await shown();
  } while (queries.isFetching(filter) > 0 && !late.aborted);
}

/** Resolves when no query is fetching, or on timeout. */
function idle(queries: QueryClient, late: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queries.isFetching(filter) > 0 && !late.aborted) return;
      stop();
      late.removeEventListener('abort', look);
      resolve();
    };
    const stop = queries.getQueryCache().subscribe(look);
    late.addEventListener('abort', look);
    look();
  });
}

/** Resolves when results are rendered, and follow-up queries have started. */
function shown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}
