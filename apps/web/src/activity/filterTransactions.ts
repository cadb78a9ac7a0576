import type { StoredTransaction, TransactionStatus } from '@mooring/connect';

/** Filter of transactions. */
export interface TransactionFilter {
  readonly chainId: number | 'all';
  readonly status: TransactionStatus | 'all';
}

export const noFilter: TransactionFilter = { chainId: 'all', status: 'all' };

/** Filters transactions; keeps their order. */
export function filterTransactions(
  transactions: readonly StoredTransaction[],
  { chainId, status }: TransactionFilter,
): readonly StoredTransaction[] {
  return transactions.filter(
    (transaction) =>
      (chainId === 'all' || transaction.chainId === chainId) &&
      (status === 'all' || transaction.status === status),
  );
}

/** Returns true for a failure without onchain proof, which a later receipt corrects; a batch's status is its wallet's. */
export function isNotConfirmed({ reason, batch }: StoredTransaction): boolean {
  return reason === 'timed-out' || (reason === 'error' && !batch?.claimed);
}
