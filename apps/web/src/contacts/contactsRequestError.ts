/**
 * Thrown when a request for contacts fails. `code` is the server's, `unreachable` without a response in
 * time, or `answer-invalid` for an invalid response.
 */
export class ContactsRequestError extends Error {
  override readonly name = 'ContactsRequestError';
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(`Contacts: ${code} (${status})`, { cause });
    this.code = code;
    this.status = status;
  }
}
