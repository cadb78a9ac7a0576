import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { errorReason } from '../../wallets/errorReason.ts';

/**
 * Why a batch was not sent, or not whole:
 * - `notAtomic`, `capability`, `tooLarge`: the wallet lacks what is required; nothing was sent
 * - `upgradeDeclined`: the person declined the upgrade of the account it needs; nothing was sent
 * - `failed`: the wallet failed at the batch, as some do after a declined upgrade (-32603)
 * - `stopped`: sent one by one, and ended before the last; `sent` of them went out
 * - `unclear`: the wallet answered with no id; it may have been sent
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
 * Why no further call is asked for: the person disconnected (or locked the wallet), another wallet, account or
 * network is connected, the wallet does not tell its account and network, or the page that asked was left.
 */
export type SenderChange =
  | 'disconnected'
  | 'wallet'
  | 'account'
  | 'network'
  | 'unreadable'
  | 'left';

/** A batch that was not sent, or not whole. What the wallet refused otherwise is thrown as it comes. */
export class SendBatchError extends ConnectBaseError {
  override readonly name = 'SendBatchError';
  readonly reason: SendBatchFailure;
  /** Number of calls that were sent. */
  readonly sent: number;
  /** Number of calls. */
  readonly size: number;
  /** What changed before the next call, where that ended it. */
  readonly change: SenderChange | undefined;
  /** True when the calls can be sent one by one: offer it, with `atomic: 'never'`. */
  readonly canSendOneByOne: boolean;

  constructor(reason: SendBatchFailure, facts: SendBatchFacts) {
    const { sent = 0, size, change, canSendOneByOne = false, cause } = facts;
    super(`The batch was not sent as asked (${change ?? reason})`, cause, errorReason(cause));
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
