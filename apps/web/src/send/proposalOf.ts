import type { StoredTransaction } from '@mooring/connect';
import { transactionsOf } from './findSendOutcome.ts';
import type { Sent } from './useSend.ts';

/**
 * Sent transaction, if it is a proposal to a multisig's owners: its hash is the one they sign, unknown to
 * nodes until execution.
 */
export function proposalOf(
  sent: Pick<Sent, 'hashes' | 'chainId'>,
  transactions: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const [entry] = sent.hashes.length === 1 ? transactionsOf(sent, transactions) : [];
  // With a threshold of one, no other owner has to sign.
  if (!entry?.multisig || entry.multisig.threshold === 1) return undefined;
  // Some multisig wallets execute it themselves and return the onchain hash.
  const isOnChain = entry.from !== undefined || isFoundOnChain(entry);
  return isOnChain && entry.originalHash === undefined ? undefined : entry;
}

/** Returns true if found onchain by its current hash. */
function isFoundOnChain({ status, reason }: StoredTransaction): boolean {
  return status === 'confirmed' || reason === 'reverted';
}
