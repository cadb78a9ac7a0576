import { BLOCK_MS } from '@mooring/page/chain';
import type { MultisigStatus } from '@mooring/safe/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { type LoadedTransaction, loadTransaction } from '../read/loadTransaction.ts';
import { addQueueFindings } from '../review/currentFindings.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { readSubmittedSignatures } from './submissions.ts';
import { executionOf, type Queue } from './useQueue.ts';

/** Result of looking up a transaction. */
interface TransactionLookup {
  readonly loaded: LoadedTransaction | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Query of a transaction by its safeTxHash, with the findings from the queue. If queued, its data is available
 * immediately, and refetched in the background.
 */
export function useTransaction(
  safe: KnownSafe,
  hash: Hash,
  { items = [], waiting }: Pick<Queue, 'items' | 'waiting'>,
): TransactionLookup {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { state, deployments } = safe;
  const query = useQuery({
    queryKey: ['web', 'safe-transaction', ...safeKey(state), hash],
    refetchInterval: BLOCK_MS,
    placeholderData: (before) =>
      [before, ...items.map((item) => (item.kind === 'loaded' ? item.loaded : undefined))].find(
        (one) => one && hasHash(one, hash),
      ),
    queryFn: () =>
      loadTransaction({
        gateway,
        client: wagmi.getClient({ chainId: state.chainId }),
        safe,
        id: hash,
        requested: hash,
        executedBy: executionOf(queries, hash),
        submitted: readSubmittedSignatures(queries, hash),
      }),
  });
  const { data } = query;
  const loaded = useMemo(() => {
    const check = { safe: state, queue: waiting, knownTargets: deployments.knownTargets };
    return data && { ...data, checked: addQueueFindings(data.checked, check) };
  }, [data, state, waiting, deployments]);
  return { loaded, ...useFault(query) };
}

/** Results for the same fields are kept while further data loads. */
function hasHash({ checked }: LoadedTransaction, hash: Hash): boolean {
  return 'hashes' in checked && checked.hashes.hash === hash;
}

/** Catalogue keys of statuses. */
export const statusTexts = {
  AWAITING_CONFIRMATIONS: 'status.awaitingConfirmations',
  AWAITING_EXECUTION: 'status.awaitingExecution',
  SUCCESS: 'status.success',
  CANCELLED: 'status.cancelled',
  FAILED: 'status.failed',
} as const satisfies Record<MultisigStatus, string>;
