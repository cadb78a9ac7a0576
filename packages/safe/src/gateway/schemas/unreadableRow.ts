import type { Hash } from 'viem';
import { isRecord } from '../../plainRecord.ts';

/** A row that does not have the shape it should, and as much of it as could be read. */
export interface UnreadableRow {
  readonly type: 'UNREADABLE';
  /** The gateway's name for a transaction. */
  readonly id: string | undefined;
  /** A transaction's safeTxHash, by its id, or a message's hash. */
  readonly hash: Hash | undefined;
  /**
   * The nonce as the gateway wrote it. Gateways write nonces as JSON numbers: beyond 2^53 the last
   * digits are not those that were proposed.
   */
  readonly nonce: string | undefined;
}

const LONGEST_ID = 300;

/** As much as can be read of a row that its schema refuses. */
export function unreadableRow(input: unknown): UnreadableRow {
  const row = isRecord(input) ? input : {};
  const transaction = isRecord(row['transaction']) ? row['transaction'] : {};
  const execution = isRecord(transaction['executionInfo']) ? transaction['executionInfo'] : {};
  const id = transaction['id'];
  const nonce = execution['nonce'] ?? row['nonce'];
  return {
    type: 'UNREADABLE',
    id: typeof id === 'string' && id.length <= LONGEST_ID ? id : undefined,
    hash: hashOfId(id) ?? hashIn(row['messageHash']),
    nonce: isNonce(nonce) ? String(nonce) : undefined,
  };
}

/**
 * The safeTxHash in a gateway's id `multisig_{safe}_{safeTxHash}`, in lower case.
 *
 * @example
 * ```ts
 * import { hashOfId } from '@mooring/safe/gateway';
 *
 * hashOfId(`multisig_${address}_${hash}`); // the hash
 * hashOfId('transfer_0x…'); // undefined
 * ```
 */
export function hashOfId(id: unknown): Hash | undefined {
  if (typeof id !== 'string') return undefined;
  return hashIn(/^multisig_0x[0-9a-f]{40}_(0x[0-9a-f]{64})$/i.exec(id)?.[1]);
}

function hashIn(value: unknown): Hash | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{64}$/i.test(value)) return undefined;
  return `0x${value.slice(2).toLowerCase()}`;
}

function isNonce(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{1,78}$/.test(value));
}
