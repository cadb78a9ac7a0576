/** Status of a multisig transaction, as named by gateways and hosts. */
export type MultisigStatus =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'SUCCESS'
  | 'CANCELLED'
  | 'FAILED';

/** Status of a Safe message. */
export type SafeMessageStatus = 'NEEDS_CONFIRMATION' | 'CONFIRMED';

/** Progress of a transaction; only verified confirmations count. */
export interface TransactionProgress {
  /** From its onchain event, see {@link readExecution}; `undefined` while not executed. */
  readonly execution: 'success' | 'failure' | undefined;
  readonly nonce: bigint;
  readonly safeNonce: bigint;
  readonly confirmations: number;
  readonly threshold: number;
}

/**
 * Returns the status of a transaction: its outcome if executed, cancelled if another transaction used its nonce, else
 * by its confirmations.
 *
 * @example
 * ```ts
 * import { readTransactionStatus } from '@mooring/safe/transactions';
 *
 * readTransactionStatus({
 *   execution: undefined,
 *   nonce: 4n,
 *   safeNonce: 4n,
 *   confirmations: 2,
 *   threshold: 2,
 * }); // 'AWAITING_EXECUTION'
 * ```
 */
export function readTransactionStatus(progress: TransactionProgress): MultisigStatus {
  const { execution, nonce, safeNonce, confirmations, threshold } = progress;
  if (execution) return execution === 'success' ? 'SUCCESS' : 'FAILED';
  if (safeNonce > nonce) return 'CANCELLED';
  return confirmations >= threshold ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS';
}

/**
 * Returns the status of a message by its confirmations and the threshold.
 *
 * @example
 * ```ts
 * import { readMessageStatus } from '@mooring/safe/transactions';
 *
 * readMessageStatus(1, 2); // 'NEEDS_CONFIRMATION'
 * ```
 */
export function readMessageStatus(confirmations: number, threshold: number): SafeMessageStatus {
  return confirmations >= threshold ? 'CONFIRMED' : 'NEEDS_CONFIRMATION';
}
