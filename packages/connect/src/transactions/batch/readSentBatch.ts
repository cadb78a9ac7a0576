import { isBatchId, isRecord } from '@mooring/internal';
import { keccak256, stringToHex } from 'viem';
import type { NewTransaction } from '../transactionStore.ts';
import type { StoredBatch } from './storedBatch.ts';

/**
 * Parses the untrusted answer to `wallet_sendCalls` to the fields to store; undefined if invalid. Until its transactions
 * are known, the batch is stored under a hash of its id.
 */
export function readSentBatch(
  answer: unknown,
  sent: Pick<StoredBatch, 'connectorId' | 'size'>,
): (Pick<NewTransaction, 'hash'> & { readonly batch: StoredBatch }) | undefined {
  // Version 1.0 answered with the id itself.
  const id = isRecord(answer) ? answer['id'] : answer;
  if (!isBatchId(id)) return undefined;
  return { hash: keccak256(stringToHex(`${sent.connectorId} ${id}`)), batch: { id, ...sent } };
}
