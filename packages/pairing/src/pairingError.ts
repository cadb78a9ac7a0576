import { BaseError } from '@mooring/internal';

/** Base of the errors of this package. */
export abstract class PairingBaseError extends BaseError {
  readonly docsPath = 'docs/errors.md#pairing';
}

/**
 * Reason of an error, stable between releases.
 * - `relaySilent`: the relay is unreachable, or did not respond in time
 * - `relayRefused`: the relay refuses this project (it closed the connection with 3000)
 * - `relayError`: the relay responded with an error
 * - `requestExpired`: the wallet did not respond before the request expired
 * - `sessionEnded`: there is no session, or it has ended
 * - `tooLarge`: the message exceeds the relay's limit
 * - `unloadable`: the chunk of the pairing client could not be loaded
 * - `protocol`: the wallet responded with an error of the protocol, see `code`
 */
export type PairingErrorReason =
  | 'relaySilent'
  | 'relayRefused'
  | 'relayError'
  | 'requestExpired'
  | 'sessionEnded'
  | 'tooLarge'
  | 'unloadable'
  | 'protocol';

/** The protocol's own codes (specs/clients/sign/error-codes); 5000 to 5003 become EIP-1193's 4001. */
const errorSentences = {
  1001: 'Invalid method.',
  1002: 'Invalid event.',
  1003: 'Invalid update request.',
  1004: 'Invalid extend request.',
  1005: 'Invalid session settle request.',
  3001: 'Unauthorized method.',
  3002: 'Unauthorized event.',
  3003: 'Unauthorized update request.',
  3004: 'Unauthorized extend request.',
  5100: 'Unsupported chains.',
  5101: 'Unsupported methods.',
  5102: 'Unsupported events.',
  5103: 'Unsupported accounts.',
  5104: 'Unsupported namespace.',
  6000: 'The wallet ended the session.',
  7000: 'The wallet did not settle the session.',
  10001: 'Unsupported method.',
  relaySilent: 'The relay timed out.',
  relayRefused: 'The relay refused the connection: check the project id.',
  relayError: 'The relay refused the message.',
  requestExpired: 'The request expired.',
  sessionEnded: 'The session has ended.',
  tooLarge: 'The request is too large for the relay.',
  unloadable: 'The pairing client could not be loaded.',
} as const satisfies Record<Exclude<PairingErrorReason, 'protocol'>, string> &
  Record<number, string>;

/** The protocol's own codes. */
export type PairingErrorCode = Extract<keyof typeof errorSentences, number>;

/**
 * Error of pairing. `reason` is stable between releases; `message` is an English sentence for developers and
 * never contains a link, a key or external input.
 */
export class PairingError extends PairingBaseError {
  override readonly name = 'PairingError';
  readonly reason: PairingErrorReason;
  /** Code of the protocol, where `reason` is `protocol`. */
  readonly code: PairingErrorCode | undefined;

  constructor(reason: keyof typeof errorSentences, options?: { readonly cause?: unknown }) {
    super(errorSentences[reason], options);
    const isCode = typeof reason === 'number';
    this.reason = isCode ? 'protocol' : reason;
    this.code = isCode ? reason : undefined;
  }
}

/** Returns true for a protocol code with a message. */
export function isPairingErrorCode(code: number): code is PairingErrorCode {
  return code in errorSentences;
}
