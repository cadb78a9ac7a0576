import type { StoredTransaction } from '@mooring/connect';
import type { Sent } from './sendState.ts';

/**
 * The transaction that was sent, where it is a proposal to the owners of a multisig: its hash is one
 * that they sign, which no node knows until they have.
 */
export function proposalOf(
  { hash, chainId }: Pick<Sent, 'hash' | 'chainId'>,
  transactions: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const entry = transactions.find(
    (one) => one.chainId === chainId && (one.originalHash ?? one.hash) === hash,
  );
  // Where one signature is enough, no other owner is waited for.
  if (!entry?.multisig || entry.multisig.threshold === 1) return undefined;
  // Some wallets of a multisig bring it to the chain themselves and tell the chain's own hash.
  const isOnChain = entry.from !== undefined || isProven(entry);
  return isOnChain && entry.originalHash === undefined ? undefined : entry;
}

/** Found on the chain under the hash it has now. */
function isProven({ status, reason }: StoredTransaction): boolean {
  return status === 'confirmed' || reason === 'reverted';
}
