import type { QueryClient } from '@tanstack/react-query';
import type { Hash } from 'viem';

const keyOf = (safeTxHash: Hash) => ['web', 'safe-execution', safeTxHash];

/** Remembers the onchain transaction that executed a multisig one, until the gateway has indexed it. */
export function rememberExecution(queries: QueryClient, safeTxHash: Hash, txHash: Hash): void {
  queries.setQueryData(keyOf(safeTxHash), txHash);
}

/** Onchain transaction by which this page executed a multisig one, if any. */
export function executionOf(queries: QueryClient, safeTxHash: Hash | undefined): Hash | undefined {
  return safeTxHash && queries.getQueryData<Hash>(keyOf(safeTxHash));
}
