/** Base class of this package's errors. Messages are for developers; visitors read the message catalogue's texts. */
export class ConnectBaseError extends Error {
  /** Page and heading in the repository that explain what to do. */
  readonly docsPath = 'docs/errors.md#connect';
  /** Marks a message for developers, rather than the wallet's. */
  readonly source = 'connector';
  /** Message without the details of the cause. */
  readonly shortMessage: string;

  constructor(shortMessage: string, cause?: unknown, details?: string) {
    super(details ? `${shortMessage}: ${details}` : shortMessage, { cause });
    this.shortMessage = shortMessage;
  }
}
