import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { reasonOf } from '../../wallets/reasonOf.ts';

/**
 * Why a batch was not sent, or not whole:
 * - `not-atomic`, `capability`, `too-large`: the wallet lacks what is required; nothing was sent
 * - `upgrade-declined`: the person declined the upgrade of the account it needs; nothing was sent
 * - `stopped`: sent one by one, and ended before the last; `sent` of them went out
 * - `unclear`: the wallet answered with no id; it may have been sent
 */
export type SendBatchFailure =
  | 'not-atomic'
  | 'capability'
  | 'too-large'
  | 'upgrade-declined'
  | 'stopped'
  | 'unclear';

/** A batch that was not sent, or not whole. What the wallet refused otherwise is thrown as it comes. */
export class SendBatchError extends ConnectBaseError {
  override readonly name = 'SendBatchError';
  readonly reason: SendBatchFailure;
  /** Number of calls that were sent. */
  readonly sent: number;
  /** Number of calls. */
  readonly size: number;

  constructor(
    reason: SendBatchFailure,
    { sent = 0, size, cause }: { sent?: number; size: number; cause?: unknown },
  ) {
    super(`The batch was not sent as asked (${reason})`, cause, reasonOf(cause));
    this.reason = reason;
    this.sent = sent;
    this.size = size;
  }
}
