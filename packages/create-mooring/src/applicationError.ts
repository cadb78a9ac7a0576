import { BaseError } from '@mooring/internal/baseError';

/** Reason why no application was created or rewritten. */
export type ApplicationErrorReason =
  | 'invalidName'
  | 'folderNotEmpty'
  | 'folderUnreadable'
  | 'nothingToMigrate';

/** Thrown when no application was created or rewritten. The message is a sentence for the terminal. */
export class ApplicationError extends BaseError {
  override readonly name = 'ApplicationError';
  readonly docsPath: string;
  readonly reason: ApplicationErrorReason;

  constructor(reason: ApplicationErrorReason, message: string, cause?: unknown) {
    super(message, { cause });
    const isCreation = reason === 'invalidName' || reason === 'folderNotEmpty';
    this.docsPath = isCreation ? 'docs/getting-started.md' : 'docs/from-rainbowkit.md';
    this.reason = reason;
  }
}
