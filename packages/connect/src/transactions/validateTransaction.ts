import { isRecord, isTransactionHash } from '@mooring/internal';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { isConfirmations, isDescription } from './storedTransaction.ts';

/**
 * Faults of a transaction that is about to be remembered, one text each; none when it is right. It
 * needs a `hash` (`0x` and 64 hex digits) and a `description` with something to read, and may have
 * `confirmations` (a whole number of blocks, 1 or more).
 *
 * @example
 * ```ts
 * import { validateTransaction } from '@mooring/connect';
 *
 * validateTransaction({ hash, description: '' }); // ['Transaction must have a description']
 * ```
 */
export function validateTransaction(input: unknown): string[] {
  const { hash, description, confirmations }: Readonly<Record<string, unknown>> = isRecord(input)
    ? input
    : {};
  const faults: string[] = [];
  if (!isTransactionHash(hash)) faults.push('Invalid transaction hash');
  if (!isDescription(description)) faults.push('Transaction must have a description');
  if (confirmations !== undefined && !isConfirmations(confirmations))
    // The spelling is part of the contract: callers may compare it.
    faults.push('Transaction confirmations must be a positiver integer');
  return faults;
}

/** A transaction that cannot be remembered; the message has each fault on a line of its own. */
export class InvalidTransactionError extends ConnectBaseError {
  override readonly name = 'InvalidTransactionError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}
