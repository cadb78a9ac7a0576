import type { Hash } from 'viem';
import { callStatus } from '../execution/callStatus.ts';
import { answerReader } from './answerReaders.ts';
import type { Messenger } from './createMessenger.ts';
import { hostTimeoutMs } from './timeouts.ts';

/** Status of a Safe transaction at the host. */
export interface HostTransaction {
  readonly status: keyof typeof callStatus;
  /** Hash of the onchain execution, once there is one. */
  readonly txHash: Hash | undefined;
}

const read = answerReader('getTxBySafeTxHash');

/**
 * Asks the host about a transaction by its safeTxHash; rejects when the host does not know it.
 *
 * @example
 * ```ts
 * import { getHostTransaction } from '@mooring/safe';
 *
 * const found = await getHostTransaction(messenger, hash);
 * ```
 */
export async function getHostTransaction(
  messenger: Messenger,
  safeTxHash: Hash,
): Promise<HostTransaction> {
  const limits = { timeoutMs: hostTimeoutMs };
  const answer = await messenger.request('getTxBySafeTxHash', { safeTxHash }, limits);
  const { txStatus, txHash } = read.record(answer);
  return {
    status: isStatus(txStatus) ? txStatus : read.fail(),
    txHash: read.optional(txHash === '' ? null : txHash, read.hash),
  };
}

function isStatus(value: unknown): value is keyof typeof callStatus {
  return typeof value === 'string' && Object.hasOwn(callStatus, value);
}
