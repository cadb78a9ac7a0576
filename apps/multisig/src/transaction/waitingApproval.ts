import type { StoredTransaction } from '@mooring/connect';
import type { Chain, Hash } from 'viem';

/** Reference of the onchain approval of a hash, in the list of transactions. */
export function approvalReference(hash: Hash): string {
  return `approve ${hash.toLowerCase()}`;
}

/**
 * Finds the pending approval of a hash, which waits for the network, or for the owners of the account that sent it.
 * @param transactions transactions of the approving account
 */
export function waitingApproval(
  transactions: readonly StoredTransaction[],
  { id }: Chain,
  hash: Hash,
): StoredTransaction | undefined {
  const wanted = approvalReference(hash);
  return transactions.find(
    ({ chainId, reference, status }) =>
      chainId === id && reference === wanted && status === 'pending',
  );
}
