import { isRecord } from '@mooring/internal';
import { keccak256, stringToHex } from 'viem';
import type { NewTransaction } from '../transactionStore.ts';
import type { StoredBatch } from './storedBatch.ts';

/** The longest id EIP-5792 allows: 4,096 bytes as hex. */
const LONGEST_BATCH_ID = 8_194;

/** True for an id as wallets give them. */
function isBatchId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_BATCH_ID;
}

/**
 * Reads the answer to `wallet_sendCalls`, which is untrusted, as what is kept of it; undefined for none. Until
 * its transactions are known it is kept under a hash made of its id.
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
