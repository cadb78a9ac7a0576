import { ConnectBaseError } from '../core/connectBaseError.ts';

/** A transaction that cannot be remembered; the message has each fault on a line of its own. */
export class InvalidTransactionError extends ConnectBaseError {
  override readonly name = 'InvalidTransactionError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}
