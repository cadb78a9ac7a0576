import type { QueryClient } from '@tanstack/react-query';
import type { Hash } from 'viem';

const keyOf = (safeTxHash: Hash) => ['web', 'safe-execution', safeTxHash];

/** Keeps which transaction of the chain executed a multisig one, until the gateway has heard of it. */
export function rememberExecution(queries: QueryClient, safeTxHash: Hash, txHash: Hash): void {
  queries.setQueryData(keyOf(safeTxHash), txHash);
}

/** The transaction of the chain by which this page executed a multisig one, if it did. */
export function executionOf(queries: QueryClient, safeTxHash: Hash | undefined): Hash | undefined {
  return safeTxHash && queries.getQueryData<Hash>(keyOf(safeTxHash));
}
