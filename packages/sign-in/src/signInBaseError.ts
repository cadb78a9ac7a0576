/** Base of the errors of this package. */
export abstract class SignInBaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  readonly docsPath = 'docs/errors.md#sign-in';
  /** The message is this package's, for developers, not a wallet's. */
  readonly source = 'connector';
  /** Message without the number of the line at fault. */
  readonly shortMessage: string;

  constructor(
    shortMessage: string,
    { line, cause }: { readonly line?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(line === undefined ? shortMessage : `Line ${line}: ${shortMessage}`, { cause });
    this.shortMessage = shortMessage;
  }
}
