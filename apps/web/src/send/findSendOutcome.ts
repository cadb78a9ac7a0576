import type { StoredTransaction } from '@mooring/connect';
import type { Sent } from './useSend.ts';

/** Stored transactions of a payment, by the hashes that the wallet gave. */
export function transactionsOf(
  { hashes, chainId }: Pick<Sent, 'hashes' | 'chainId'>,
  transactions: readonly StoredTransaction[],
): readonly StoredTransaction[] {
  return transactions.filter(
    (one) => one.chainId === chainId && hashes.includes(one.originalHash ?? one.hash),
  );
}

/** How a payment ended: `failed` when one of its transactions did by proof of the chain, `confirmed` when all are. */
export function findSendOutcome(
  transactions: readonly StoredTransaction[],
): 'pending' | 'confirmed' | 'failed' {
  if (transactions.some(isProvenFailure)) return 'failed';
  const isDone = transactions.length > 0 && transactions.every((one) => one.status === 'confirmed');
  return isDone ? 'confirmed' : 'pending';
}

/** A transaction that was not seen in time may be confirmed still. */
function isProvenFailure({ status, reason }: StoredTransaction): boolean {
  return status === 'failed' && reason !== 'error' && reason !== 'timed-out';
}
