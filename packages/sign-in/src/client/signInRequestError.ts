import { SignInBaseError } from '../signInBaseError.ts';

/**
 * Thrown when a sign-in request fails. `code` is the server's (`{ "error": code }`, see the table in the
 * README), `unreachable` without a response in time, or `answer-invalid` for an invalid response.
 */
export class SignInRequestError extends SignInBaseError {
  override readonly name = 'SignInRequestError';
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(sentence(code, status), { cause });
    this.code = code;
    this.status = status;
  }
}

function sentence(code: string, status: number): string {
  if (code === 'unreachable') return 'The sign-in server did not answer';
  if (code === 'answer-invalid') return 'The sign-in server’s answer made no sense';
  return `The sign-in server refused with ${status} ${code}`;
}
