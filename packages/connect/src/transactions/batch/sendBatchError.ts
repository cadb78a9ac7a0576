import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { errorReason } from '../../wallets/errorReason.ts';

/**
 * Reason why a batch was not sent, or only partly:
 * - `notAtomic`, `capability`, `tooLarge`: the wallet lacks what is required; nothing was sent
 * - `upgradeDeclined`: the user declined the required upgrade of the account; nothing was sent
 * - `failed`: the wallet failed at the batch, as some do after a declined upgrade (-32603)
 * - `stopped`: sent one by one, and ended before the last; `sent` calls were sent
 * - `unclear`: the wallet's answer has no id; the batch may have been sent
 */
export type SendBatchFailure =
  | 'notAtomic'
  | 'capability'
  | 'tooLarge'
  | 'upgradeDeclined'
  | 'failed'
  | 'stopped'
  | 'unclear';

/**
 * Change that ends sending: the user disconnected (or locked the wallet), another wallet, account or network is
 * connected, the wallet does not report its account and network, or the sending component unmounted.
 */
export type SenderChange =
  | 'disconnected'
  | 'wallet'
  | 'account'
  | 'network'
  | 'unreadable'
  | 'left';

/** Thrown when a batch was not sent, or only partly. Other errors of the wallet are thrown unchanged. */
export class SendBatchError extends ConnectBaseError {
  override readonly name = 'SendBatchError';
  readonly reason: SendBatchFailure;
  /** Number of calls that were sent. */
  readonly sent: number;
  /** Number of calls. */
  readonly size: number;
  /** Change that ended sending, if any. */
  readonly change: SenderChange | undefined;
  /** True if the calls can be sent one by one: offer that, with `atomic: 'never'`. */
  readonly canSendOneByOne: boolean;

  constructor(reason: SendBatchFailure, facts: SendBatchFacts) {
    const { sent = 0, size, change, canSendOneByOne = false, cause } = facts;
    super(`The batch was not sent as requested (${change ?? reason})`, cause, errorReason(cause));
    this.reason = reason;
    this.sent = sent;
    this.size = size;
    this.change = change;
    this.canSendOneByOne = canSendOneByOne;
  }
}

interface SendBatchFacts {
  readonly sent?: number;
  readonly size: number;
  readonly change?: SenderChange | undefined;
  readonly canSendOneByOne?: boolean;
  readonly cause?: unknown;
}
