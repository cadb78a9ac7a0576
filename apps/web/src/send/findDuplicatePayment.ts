import type { StoredTransaction } from '@mooring/connect';

/** Time in ms in which the same payment is likely sent twice by mistake, such as from two tabs. */
const RECENT_MS = 10 * 60_000;

/**
 * Finds a payment just sent from this page with the same description, unless it failed.
 * @param now in ms since 1970
 */
export function findDuplicatePayment(
  transactions: readonly StoredTransaction[],
  { chainId, description }: Pick<StoredTransaction, 'chainId' | 'description'>,
  now: number,
): StoredTransaction | undefined {
  return transactions.find(
    (one) =>
      one.chainId === chainId &&
      one.description === description &&
      one.status !== 'failed' &&
      now - one.addedAt < RECENT_MS,
  );
}
