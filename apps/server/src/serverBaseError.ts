import { BaseError } from '@mooring/internal';

/** Base of the errors of the server. */
export abstract class ServerBaseError extends BaseError {
  readonly docsPath: string = 'docs/running.md';
}
