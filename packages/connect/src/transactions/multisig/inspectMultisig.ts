import type { Address, Client, Hash, Hex } from 'viem';
import { getBlockNumber } from 'viem/actions';
import {
  type MultisigSource,
  type MultisigTransactionStatus,
  readMultisigProgress,
  readReportedStatus,
} from '../../core/multisigSource.ts';
import { findReceipt, type Inspection, inspectTransaction } from '../inspectTransaction.ts';
import type { StoredTransaction } from '../storedTransaction.ts';

export interface InspectMultisigOptions {
  /** Account that sent it. */
  readonly safe: Address;
  /** Source of signatures; without it, only a transaction with its hash on the chain can be followed to its end. */
  readonly source: MultisigSource | undefined;
  /** See `inspectTransaction`. */
  readonly passes: number;
}

/**
 * Inspects a multisig's transaction once. The wallet's hash is usually the safeTxHash, which no node knows: the source
 * reports the number of signatures and, finally, the hash of the executing transaction; the account's event in that
 * receipt shows the outcome.
 * @throws the error of the source or the node; the transaction's status is then unchanged
 */
export async function inspectMultisig(
  client: Client,
  entry: StoredTransaction,
  { safe, source, passes }: InspectMultisigOptions,
): Promise<Inspection> {
  const { chainId, hash, originalHash } = entry;
  // The wallet may have returned the hash on the chain, or an earlier inspection found it.
  const onChain = await executionOutcome(client, entry, { safe, hash, safeTxHash: originalHash });
  if (onChain) return onChain;

  const safeTxHash = originalHash ?? hash;
  const reported = await source?.transactionStatus({ chainId, safe, safeTxHash });
  if (!reported) {
    const seen = await inspectTransaction(client, entry, passes);
    const patch = { ...seen.patch, multisig: entry.multisig ?? {} };
    const isUnknown = seen.state === 'waiting' && seen.patch.from === undefined;
    if (!source || !isUnknown || patch.multisig.confirmations === undefined)
      return { ...seen, patch };
    // The owners have deleted it; anyone with its signatures can still execute it.
    return passes === 0
      ? { patch, state: 'passed' }
      : { patch: { ...patch, status: 'failed', reason: 'error' }, state: 'finished' };
  }
  const multisig = { ...entry.multisig, ...readMultisigProgress(reported) };
  const status = readReportedStatus(reported);
  const { transactionHash } = status;
  const executed =
    transactionHash &&
    (await executionOutcome(client, entry, { safe, safeTxHash, hash: transactionHash }));
  if (executed) return { ...executed, patch: { ...executed.patch, multisig } };
  const end = multisigEnd(status);
  return end
    ? { patch: { ...end, multisig }, state: 'finished' }
    : { patch: { multisig }, state: 'waiting' };
}

/** Returns the outcome from a receipt; undefined if the receipt does not execute it. */
async function executionOutcome(
  client: Client,
  { hash: before, confirmations = 1 }: StoredTransaction,
  { safe, hash, safeTxHash }: { safe: Address; hash: Hash; safeTxHash?: Hash | undefined },
): Promise<Inspection | undefined> {
  const receipt = await findReceipt(client, hash);
  if (!receipt) return undefined;
  const execution = readExecutionOutcome(receipt.logs, safe, safeTxHash);
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

/** Returns the outcome of a transaction that ended without execution. */
function multisigEnd({ state, transactionHash, replacedBy }: MultisigTransactionStatus) {
  if (state === 'CANCELLED') {
    return replacedBy
      ? ({ status: 'failed', reason: 'replaced', replacedBy } as const)
      : ({ status: 'failed', reason: 'cancelled' } as const);
  }
  // Reported as failed without proof on the chain: "not confirmed".
  if (state === 'FAILED' && !transactionHash) return { status: 'failed', reason: 'error' } as const;
  return undefined;
}

/** Fields of a log that show the result of an execution. */
interface ExecutionLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** ExecutionSuccess(bytes32,uint256); the same whether its hash is indexed (since 1.4.1) or not. */
const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
/** ExecutionFailure(bytes32,uint256), and ExecutionFailed(bytes32) of 1.0.0. */
const FAILURES: readonly unknown[] = [
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c',
];

/**
 * Reads the outcome of a multisig transaction from the account's event: if `safeTxGas` is greater than 0, the receipt of
 * a failed call has the status success.
 * @param safeTxHash default: any execution of the account, a successful one first
 * @returns undefined if these logs do not execute it
 */
export function readExecutionOutcome(
  logs: readonly ExecutionLog[],
  safe: Address,
  safeTxHash?: Hash,
): 'success' | 'failure' | undefined {
  const topics = logs
    .filter(
      ({ address, topics: [, indexed], data }) =>
        address.toLowerCase() === safe.toLowerCase() &&
        (!safeTxHash || (indexed ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase()),
    )
    .map(({ topics: [topic] }) => topic);
  if (topics.includes(SUCCESS)) return 'success';
  return topics.some((topic) => FAILURES.includes(topic)) ? 'failure' : undefined;
}
