import { SignInBaseError } from './signInBaseError.ts';

/** Field of the message. `resource` is one entry of the list. */
export type SignInFieldName =
  | 'scheme'
  | 'domain'
  | 'address'
  | 'statement'
  | 'uri'
  | 'version'
  | 'chain-id'
  | 'nonce'
  | 'issued-at'
  | 'expiration-time'
  | 'not-before'
  | 'request-id'
  | 'resource';

/**
 * Code of a message error.
 * - `not-text`: not a string
 * - `too-long`: over `maxMessageLength` characters
 * - `line-ending`: a carriage return; lines end in a line feed only
 * - `header-invalid`: the first line does not end in the fixed text
 * - `blank-line-missing`: a line that must be empty is not, or the text ends before it
 * - `…-missing`: the line of a required field does not begin with its label
 * - `…-invalid`: the field is present, but its value is invalid
 * - `unexpected-line`: a line after the end: text after the message, a field out of order or repeated
 */
export type SignInMessageErrorCode =
  | 'not-text'
  | 'too-long'
  | 'line-ending'
  | 'header-invalid'
  | 'blank-line-missing'
  | 'unexpected-line'
  | `${'uri' | 'version' | 'chain-id' | 'nonce' | 'issued-at'}-missing`
  | `${SignInFieldName}-invalid`;

/**
 * Thrown for a text that is not an EIP-4361 message, or for fields that cannot form one. `code` is stable
 * between releases; `message` is for people, and never repeats the input.
 */
export class SignInMessageError extends SignInBaseError {
  override readonly name = 'SignInMessageError';
  readonly code: SignInMessageErrorCode;
  /** Line at fault, counted from 1; `undefined` for a fault of the whole text or of fields. */
  readonly line: number | undefined;

  constructor(code: SignInMessageErrorCode, reason: string, line?: number) {
    super(reason, { line });
    this.code = code;
    this.line = line;
  }
}
