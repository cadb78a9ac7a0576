import { useTransactions } from '@mooring/connect';
import { useKitQuery } from '@mooring/connect/parts';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import type { PasskeyControl } from '../../passkeyControl.ts';

/** Interval of reading the recovery again, in ms; a recovery takes days. */
const REREAD_MS = 180_000;
/** Interval while a network does not answer, in ms. */
const RETRY_MS = 15_000;

/**
 * Returns the recovery of the connected account by network, read from the chain: when it connects, when the page gets the
 * focus, when a transaction ends, and every few minutes. `data` is undefined until it is read, which says nothing.
 */
export function useRecovery(control: Pick<PasskeyControl, 'owners'>) {
  const { address } = useAccount();
  const { transactions } = useTransactions();
  const query = useKitQuery({
    queryKey: ['mooring', 'recovery', address],
    enabled: address !== undefined,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      error || data?.some(({ state }) => state === 'unreachable') ? RETRY_MS : REREAD_MS,
    queryFn: async () => (await control.owners.recovery()).read(),
  });
  const { refetch } = query;
  const ended = transactions.filter(({ status }) => status !== 'pending').length;
  useEffect(() => {
    if (ended > 0) void refetch();
  }, [ended, refetch]);
  return query;
}
