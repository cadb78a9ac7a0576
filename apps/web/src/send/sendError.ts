import { errorReason, isRejection, SendBatchError } from '@mooring/connect';
import { InsufficientFundsError } from 'viem';

/** Reason a payment was not sent. */
type SendErrorReason =
  /** Declined in the wallet. */
  | 'rejected'
  /** The payment changed after it was shown, before the wallet was asked. */
  | 'changed'
  /** The form was returned to before the wallet responded. */
  | 'dismissed'
  /** Refused by the wallet; `detail` is its sanitized message. */
  | 'wallet'
  /** Less is left than the wallet takes for the fee. */
  | 'noFunds'
  /** Not sent as a batch, and why; see `fault` of the hook. */
  | 'batch'
  /** The first payments were sent and the rest was not, or another account or network is connected now. */
  | 'stopped'
  /** The wallet responded without a transaction or batch: it may have been sent. */
  | 'unclear'
  | 'otherNetwork';

/** Error of payments that were not sent, or not all of them. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: SendErrorReason;
  /** Message of the wallet. */
  readonly detail: string | undefined;
  /** Number of payments sent before it. */
  readonly sent: number;
  readonly canSendOneByOne: boolean;

  constructor(reason: SendErrorReason, cause?: unknown) {
    super(`The payment was not sent: ${reason}.`, { cause });
    this.reason = reason;
    const isWallet = reason === 'wallet' || reason === 'noFunds';
    this.detail = isWallet ? readDetail(cause) : undefined;
    this.sent = cause instanceof SendBatchError ? cause.sent : 0;
    this.canSendOneByOne = cause instanceof SendBatchError && cause.canSendOneByOne;
  }
}

/** Error of sending, from that of the wallet or the batch. */
export function toSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const sent = error instanceof SendBatchError ? error.sent : 0;
  if (isRejection(error) && sent === 0) return new SendError('rejected', error);
  return new SendError(reasonFor(error), error);
}

function reasonFor(error: unknown): SendErrorReason {
  if (error instanceof SendBatchError) {
    if (error.reason === 'unclear') return 'unclear';
    if (error.reason === 'failed') return reasonOfWallet(error);
    return error.sent > 0 || error.change ? 'stopped' : 'batch';
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'ConnectorChainMismatchError' ? 'otherNetwork' : reasonOfWallet(error);
}

function reasonOfWallet(error: unknown): SendErrorReason {
  const lacksFunds = InsufficientFundsError.nodeMessage.test(
    readDetail(error)?.toLowerCase() ?? '',
  );
  return lacksFunds ? 'noFunds' : 'wallet';
}

/** Message of the wallet, which a failed batch has as its cause. */
function readDetail(error: unknown): string | undefined {
  return errorReason(error instanceof SendBatchError ? error.cause : error);
}
