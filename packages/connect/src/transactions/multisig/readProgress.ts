import type { MultisigProgress, MultisigTransactionStatus } from '../../core/multisigSource.ts';
import { isRecord, isTransactionHash } from '../../core/text/untrusted.ts';

/** More owners than people agree with. */
const MOST = 500;

/** Reads how many owners have signed, from a source or from storage; what makes no sense is left out. */
export function readProgress(value: unknown): MultisigProgress {
  if (!isRecord(value)) return {};
  const { confirmations, threshold } = value;
  return {
    ...(isCount(confirmations) && { confirmations }),
    ...(isCount(threshold) && threshold > 0 && { threshold }),
  };
}

/** Reads what a source says of a transaction; hashes that are none are left out. */
export function readTransactionStatus({
  state,
  transactionHash,
  replacedBy,
}: MultisigTransactionStatus): Omit<MultisigTransactionStatus, keyof MultisigProgress> {
  return {
    state,
    ...(isTransactionHash(transactionHash) && { transactionHash }),
    ...(isTransactionHash(replacedBy) && { replacedBy }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}
