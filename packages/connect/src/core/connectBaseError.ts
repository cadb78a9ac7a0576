/** Base of the errors of this package. They speak to developers; people read the texts of the catalogue. */
export class ConnectBaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  readonly docsPath = 'docs/errors.md#connect';
  /** The message is for developers, not the wallet's own. */
  readonly source = 'connector';
  /** Message without the details of the cause. */
  readonly shortMessage: string;

  constructor(shortMessage: string, cause?: unknown, details?: string) {
    super(details ? `${shortMessage}: ${details}` : shortMessage, { cause });
    this.shortMessage = shortMessage;
  }
}
