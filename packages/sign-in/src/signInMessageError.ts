/** A field of the message by its place in the text. `resource` is one entry of the list. */
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
 * What is wrong with a message.
 * - `not-text`: not a string at all
 * - `too-long`: over `maxMessageLength` characters
 * - `line-ending`: a carriage return, where lines end in a line feed alone
 * - `header-invalid`: the first line does not end in the fixed words
 * - `blank-line-missing`: a line that has to be empty is not, or the text ends before it
 * - `…-missing`: the line on which a required field has to stand does not begin with its label
 * - `…-invalid`: the field is there, and its value does not follow its rule
 * - `unexpected-line`: a line after the end: text behind the message, a field out of order or twice
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
 * A text that is no EIP-4361 message, or fields that make none. `code` stays the same between
 * releases; the sentence in `message` is for people, and never repeats what was sent.
 */
export class SignInMessageError extends Error {
  override readonly name = 'SignInMessageError';
  readonly code: SignInMessageErrorCode;
  /** The line at fault, the first being 1; `undefined` for a fault of the whole or of fields. */
  readonly line: number | undefined;

  constructor(code: SignInMessageErrorCode, reason: string, line?: number) {
    super(line === undefined ? reason : `Line ${line}: ${reason}`);
    this.code = code;
    this.line = line;
  }
}
