import { SignInBaseError } from './signInBaseError.ts';

/** Field of the message. `resource` is one entry of the list. */
export type SignInFieldName =
  | 'scheme'
  | 'domain'
  | 'address'
  | 'statement'
  | 'uri'
  | 'version'
  | 'chainId'
  | 'nonce'
  | 'issuedAt'
  | 'expirationTime'
  | 'notBefore'
  | 'requestId'
  | 'resource';

/**
 * Reason of a message error.
 * - `notText`: not a string
 * - `tooLong`: over `maxMessageLength` characters
 * - `lineEnding`: a carriage return; lines end in a line feed only
 * - `headerInvalid`: the first line does not end in the fixed text
 * - `blankLineMissing`: a line that must be empty is not, or the text ends before it
 * - `…Missing`: the line of a required field does not begin with its label
 * - `…Invalid`: the field is present, but its value is invalid
 * - `unexpectedLine`: a line after the end: text after the message, a field out of order or repeated
 */
export type SignInMessageErrorReason =
  | 'notText'
  | 'tooLong'
  | 'lineEnding'
  | 'headerInvalid'
  | 'blankLineMissing'
  | 'unexpectedLine'
  | `${'uri' | 'version' | 'chainId' | 'nonce' | 'issuedAt'}Missing`
  | `${SignInFieldName}Invalid`;

/**
 * Thrown for a text that is not an EIP-4361 message, or for fields that cannot form one. `reason` is stable
 * between releases; `message` is for people, and never repeats the input.
 */
export class SignInMessageError extends SignInBaseError {
  override readonly name = 'SignInMessageError';
  readonly reason: SignInMessageErrorReason;
  /** Line at fault, counted from 1; `undefined` for a fault of the whole text or of fields. */
  readonly line: number | undefined;

  constructor(reason: SignInMessageErrorReason, message: string, line?: number) {
    super(message, { message: line === undefined ? message : `Line ${line}: ${message}` });
    this.reason = reason;
    this.line = line;
  }
}
