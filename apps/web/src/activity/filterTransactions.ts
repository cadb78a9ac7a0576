import type { StoredTransaction, TransactionStatus } from '@mooring/connect';

/** Which transactions are shown. */
export interface TransactionFilter {
  readonly chainId: number | 'all';
  readonly status: TransactionStatus | 'all';
}

export const everything: TransactionFilter = { chainId: 'all', status: 'all' };

/** The transactions that a filter lets through, in the order they came. */
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

/** Failed without a proof from the chain: a later receipt corrects it. */
export function isNotConfirmed({ reason }: StoredTransaction): boolean {
  return reason === 'error' || reason === 'timed-out';
}
