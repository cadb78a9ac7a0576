import { isRecord, isTransactionHash } from '@mooring/internal';
import type { Hash } from 'viem';

/** Batch of calls that a wallet accepted as one request (EIP-5792). */
export interface StoredBatch {
  /** Id from the wallet, at most 8,194 characters. */
  readonly id: string;
  /** Id of its connector; only that wallet knows its status. */
  readonly connectorId: string;
  /** Number of calls. */
  readonly size: number;
  /** Number of executed calls, once known. */
  readonly done?: number;
  /** True if all calls succeed or none, as the wallet reports it. */
  readonly atomic?: boolean;
  /** Hashes of its transactions on the chain, in order, as the wallet reports them. */
  readonly hashes?: readonly Hash[];
  /** True if only the wallet reports the outcome, without proof on the chain. */
  readonly claimed?: boolean;
}

/** Returns true for a valid stored batch. */
export function isStoredBatch(value: unknown): value is StoredBatch {
  if (!isRecord(value)) return false;
  const { id, connectorId, size, done = 0, hashes = [] } = value;
  return (
    [id, connectorId].every((text) => typeof text === 'string') &&
    [size, done].every(Number.isSafeInteger) &&
    // A batch of none would count as done.
    Number(size) > 0 &&
    Number(done) >= 0 &&
    Array.isArray(hashes) &&
    hashes.every(isTransactionHash)
  );
}
