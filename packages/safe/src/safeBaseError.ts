/** Base of the errors of this package. */
export abstract class SafeBaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  readonly docsPath = 'docs/errors.md#safe';
  /** Source of the message: this package (English, for developers), or a wallet or host. */
  readonly source: 'wallet' | 'connector' = 'connector';

  /** Same as `message`: those of this package have no details. */
  get shortMessage(): string {
    return this.message;
  }
}
