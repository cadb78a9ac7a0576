import type { QueuedTransaction } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { type LoadedTransaction, loadTransaction } from './loadTransaction.ts';

const REFRESH_MS = 12_000;

/** One transaction as far as it is known. */
export interface TransactionLookup {
  readonly loaded: LoadedTransaction | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Follows one transaction by its safeTxHash. */
export function useTransaction(
  safe: KnownSafe,
  hash: Hash,
  queue: readonly QueuedTransaction[],
): TransactionLookup {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { chainId } = safe.state;
  const others = queue.map(({ nonce, safeTxHash }) => `${nonce} ${safeTxHash}`).join();
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['web', 'safe-transaction', ...safeKey(safe.state), hash, others],
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => (before && isOf(before, hash) ? before : undefined),
    queryFn: () =>
      loadTransaction({
        gateway,
        client: wagmi.getClient({ chainId }),
        safe,
        id: hash,
        requested: hash,
        queue,
      }),
  });
  return {
    loaded: data,
    error: isError && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

/** What was known of the same one stands while more is learnt. */
function isOf({ checked }: LoadedTransaction, hash: Hash): boolean {
  return 'hashes' in checked && checked.hashes.hash === hash;
}
