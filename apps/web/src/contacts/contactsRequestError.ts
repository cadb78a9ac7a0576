/**
 * A request about contacts that came to nothing. `code` is the server's own, or `unreachable` when
 * none answered in time, `answer-invalid` when what answered made no sense.
 */
export class ContactsRequestError extends Error {
  override readonly name = 'ContactsRequestError';
  readonly code: string;
  /** The HTTP status; 0 when nobody answered. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(`Contacts: ${code} (${status})`, { cause });
    this.code = code;
    this.status = status;
  }
}
