/**
 * A request of sign-in that came to nothing. `code` is the server's own (`{ "error": code }`, see the
 * table in the README), or `unreachable` when none answered in time, `answer-invalid` when what
 * answered made no sense.
 */
export class SignInRequestError extends Error {
  override readonly name = 'SignInRequestError';
  readonly code: string;
  /** The HTTP status; 0 when nobody answered. */
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
