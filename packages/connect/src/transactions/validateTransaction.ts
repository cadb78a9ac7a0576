import { isRecord, isTransactionHash } from '@mooring/internal';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { isConfirmations, isDescription } from './storedTransaction.ts';

/**
 * Returns the faults of a new transaction, one text each; empty if valid. It needs a `hash` (`0x` and 64 hex digits) and a
 * `description` that is not blank, and may have `confirmations` (a whole number of blocks, 1 or more).
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

/** Thrown for an invalid transaction; the message has one fault per line. */
export class InvalidTransactionError extends ConnectBaseError {
  override readonly name = 'InvalidTransactionError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}
