/** Base of the errors of this package. */
export abstract class PairingBaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  readonly docsPath = 'docs/errors.md#pairing';
  /** Source of the message: the phone, or this package (English, for developers). */
  abstract readonly source: 'wallet' | 'connector';

  /** Same as `message`: those of this package have no details. */
  get shortMessage(): string {
    return this.message;
  }
}

/**
 * Name of an error between page and relay, or of a timeout.
 * - `relay-silent`: the relay is unreachable, or did not respond in time
 * - `relay-refused`: the relay refuses this project (it closed the connection with 3000)
 * - `relay-error`: the relay responded with an error
 * - `request-expired`: the wallet did not respond before the request expired
 * - `session-ended`: there is no session, or it has ended
 * - `too-large`: the message exceeds the relay's limit
 * - `unloadable`: the chunk of the pairing client could not be loaded
 */
export type PairingErrorName =
  | 'relay-silent'
  | 'relay-refused'
  | 'relay-error'
  | 'request-expired'
  | 'session-ended'
  | 'too-large'
  | 'unloadable';

/** The protocol's own codes (specs/clients/sign/error-codes); 5000 to 5003 become EIP-1193's 4001. */
const sentences = {
  1001: 'The wallet does not know this method.',
  1002: 'The wallet sent an event that is not one.',
  1003: 'The change of the session is not valid.',
  1004: 'The extension of the session is not valid.',
  1005: 'The wallet began a session that is not valid.',
  3001: 'The wallet did not allow this method.',
  3002: 'The wallet did not allow this event.',
  3003: 'Only the wallet may change the session.',
  3004: 'Only the wallet may extend the session.',
  5000: 'The request was rejected in the wallet.',
  5001: 'The networks were rejected in the wallet.',
  5002: 'The methods were rejected in the wallet.',
  5003: 'The events were rejected in the wallet.',
  5100: 'The wallet does not support these networks.',
  5101: 'The wallet does not support these methods.',
  5102: 'The wallet does not support these events.',
  5103: 'The wallet has no account for these networks.',
  5104: 'The wallet does not support this kind of network.',
  6000: 'The wallet ended the session.',
  7000: 'The session could not be settled.',
  10001: 'The wallet does not know this message of the protocol.',
  'relay-silent': 'The relay does not answer.',
  'relay-refused': 'The relay refused the connection: check the project id.',
  'relay-error': 'The relay could not pass the message on.',
  'request-expired': 'The wallet did not answer in time.',
  'session-ended': 'The session with the wallet has ended.',
  'too-large': 'The request is too large to be sent to a phone.',
  unloadable: 'The part of the page that speaks with phones could not be loaded.',
} as const satisfies Record<PairingErrorName, string> & Record<number, string>;

/** Our error name, or a code of the protocol. */
export type PairingErrorCode = keyof typeof sentences;

/**
 * Error of pairing. `code` is stable between releases; `message` is an English sentence for developers and
 * never contains a link, a key or external input.
 */
export class PairingError extends PairingBaseError {
  override readonly name = 'PairingError';
  readonly code: PairingErrorCode;
  /** The message is this package's, for developers, not the wallet's. */
  readonly source = 'connector';

  constructor(code: PairingErrorCode, options?: { readonly cause?: unknown }) {
    super(sentences[code], options);
    this.code = code;
  }
}

/** True for a protocol code with a message. */
export function isPairingErrorCode(code: unknown): code is PairingErrorCode & number {
  return typeof code === 'number' && Object.hasOwn(sentences, code);
}
