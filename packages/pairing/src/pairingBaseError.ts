/** Base of the errors of this package. */
export abstract class PairingBaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  readonly docsPath = 'docs/errors.md#pairing';
  /** Source of the message: the phone, or this package (English, for developers). */
  abstract readonly source: 'wallet' | 'connector';

  /** Same as `message`: those of this package have no details. */
  get shortMessage(): string {
    return this.message;
  }
}
