import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** Names of queries that an owner's action may change. */
const names: readonly unknown[] = [
  'safe',
  'safe-at-gateway',
  'safe-queue',
  'safe-transaction',
  'safe-history',
  'safe-messages',
  'safe-message',
];

/** A gateway that keeps silent does not hold up what was done. */
const LONGEST_MS = 10_000;

const filter = {
  predicate: ({ queryKey: [app, name] }: { readonly queryKey: readonly unknown[] }) =>
    app === 'web' && names.includes(name),
};

/**
 * Reads everything anew that is known of accounts. Resolves once the page shows it: an account's new
 * nonce asks for the rest under new keys, so that is waited for too.
 */
export async function refreshAccounts(queries: QueryClient): Promise<void> {
  const late = AbortSignal.timeout(LONGEST_MS);
  void queries.invalidateQueries(filter);
  do {
    await idle(queries, late);
    await shown();
  } while (queries.isFetching(filter) > 0 && !late.aborted);
}

/** Nothing is being fetched, or it has taken too long. */
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

/** What was fetched has been handed to the page, and the page has asked for what follows from it. */
function shown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}
