import { isRecord } from '@mooring/internal';
import type { Hash } from 'viem';

/** Row of invalid shape, with its readable fields. */
export interface UnreadableRow {
  readonly type: 'UNREADABLE';
  /** Transaction id of the gateway. */
  readonly id: string | undefined;
  /** safeTxHash of a transaction, from its id, or hash of a message. */
  readonly hash: Hash | undefined;
  /** Nonce as sent by the gateway. Gateways send JSON numbers: beyond 2^53 the last digits are wrong. */
  readonly nonce: string | undefined;
}

const LONGEST_ROW_ID = 300;

/** Reads the valid fields of a row that its schema refuses. */
export function unreadableRow(input: unknown): UnreadableRow {
  const row = isRecord(input) ? input : {};
  const transaction = isRecord(row['transaction']) ? row['transaction'] : {};
  const execution = isRecord(transaction['executionInfo']) ? transaction['executionInfo'] : {};
  const id = transaction['id'];
  const nonce = execution['nonce'] ?? row['nonce'];
  return {
    type: 'UNREADABLE',
    id: typeof id === 'string' && id.length <= LONGEST_ROW_ID ? id : undefined,
    hash: readRowHash(id) ?? hashIn(row['messageHash']),
    nonce: isNonceValue(nonce) ? String(nonce) : undefined,
  };
}

/**
 * Returns the safeTxHash of a gateway's id `multisig_{safe}_{safeTxHash}`, in lower case.
 *
 * @example
 * ```ts
 * import { readRowHash } from '@mooring/safe/gateway';
 *
 * readRowHash(`multisig_${address}_${hash}`); // the hash
 * readRowHash('transfer_0x…'); // undefined
 * ```
 */
export function readRowHash(id: unknown): Hash | undefined {
  if (typeof id !== 'string') return undefined;
  return hashIn(/^multisig_0x[0-9a-f]{40}_(0x[0-9a-f]{64})$/i.exec(id)?.[1]);
}

function hashIn(value: unknown): Hash | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{64}$/i.test(value)) return undefined;
  return `0x${value.slice(2).toLowerCase()}`;
}

function isNonceValue(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{1,78}$/.test(value));
}
