import type { Address, Client, Hash } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { MultisigSource, MultisigTransactionStatus } from '../../core/multisigSource.ts';
import { findReceipt, type Inspection, inspectTransaction } from '../inspectTransaction.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import { readExecution } from './readExecution.ts';
import { readProgress, readTransactionStatus } from './readProgress.ts';

export interface InspectMultisigOptions {
  /** The account that sent it. */
  readonly safe: Address;
  /** Without one, only what has the chain's own hash can be followed to its end. */
  readonly source: MultisigSource | undefined;
  /** See `inspectTransaction`. */
  readonly passes: number;
}

/**
 * Looks once at a transaction that a multisig sent. The wallet's hash is mostly its safeTxHash, which
 * no node knows: its source reports how many have signed and, at last, the hash that executed it; the
 * account's own event in that receipt shows the outcome.
 * @throws whatever keeps the source or the node from answering; nothing is concluded from it
 */
export async function inspectMultisig(
  client: Client,
  entry: StoredTransaction,
  { safe, source, passes }: InspectMultisigOptions,
): Promise<Inspection> {
  const { chainId, hash, originalHash } = entry;
  // The wallet may have returned the chain's own hash, or an earlier look found it.
  const known = await judge(client, entry, { safe, hash, safeTxHash: originalHash });
  if (known) return known;

  const safeTxHash = originalHash ?? hash;
  const told = await source?.transactionStatus({ chainId, safe, safeTxHash });
  if (!told) {
    const seen = await inspectTransaction(client, entry, passes);
    return { ...seen, patch: { ...seen.patch, multisig: entry.multisig ?? {} } };
  }
  const multisig = { ...entry.multisig, ...readProgress(told) };
  const status = readTransactionStatus(told);
  const { transactionHash } = status;
  const executed =
    transactionHash && (await judge(client, entry, { safe, safeTxHash, hash: transactionHash }));
  if (executed) return { ...executed, patch: { ...executed.patch, multisig } };
  const end = endOf(status);
  return end
    ? { patch: { ...end, multisig }, state: 'finished' }
    : { patch: { multisig }, state: 'waiting' };
}

/** Reads its outcome from a receipt; undefined while the chain shows no execution there. */
async function judge(
  client: Client,
  { hash: before, confirmations = 1 }: StoredTransaction,
  { safe, hash, safeTxHash }: { safe: Address; hash: Hash; safeTxHash?: Hash | undefined },
): Promise<Inspection | undefined> {
  const receipt = await findReceipt(client, hash);
  if (!receipt) return undefined;
  const execution = readExecution(receipt.logs, safe, safeTxHash);
  if (safeTxHash && !execution) return undefined;
  const moved = hash === before ? {} : { hash };
  if (receipt.status === 'reverted' || execution === 'failure')
    return { patch: { ...moved, status: 'failed', reason: 'reverted' }, state: 'finished' };
  if (confirmations > 1) {
    const latest = await getBlockNumber(client, { cacheTime: 0 });
    if (latest - receipt.blockNumber + 1n < BigInt(confirmations))
      return { patch: moved, state: 'included' };
  }
  return { patch: { ...moved, status: 'confirmed' }, state: 'finished' };
}

/** Outcome of one that ended without being executed. */
function endOf({ state, transactionHash, replacedBy }: MultisigTransactionStatus) {
  if (state === 'CANCELLED') {
    return replacedBy
      ? ({ status: 'failed', reason: 'replaced', replacedBy } as const)
      : ({ status: 'failed', reason: 'cancelled' } as const);
  }
  // Said to have failed, with nothing on the chain to show for it: "not confirmed".
  if (state === 'FAILED' && !transactionHash) return { status: 'failed', reason: 'error' } as const;
  return undefined;
}
