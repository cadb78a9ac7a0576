import { SignInBaseError } from '../../signInBaseError.ts';

/**
 * Thrown by a store whose database does not answer, or takes no changes: the connection is lost, the disk is full, the
 * database is read-only. The server answers 503 `store-unavailable` with `Retry-After`; any other error of a store is an
 * `internal-error`. Nothing was changed, or it is unknown whether it was.
 *
 * @example
 * ```ts
 * import { StoreUnavailableError } from '@mooring/sign-in/server';
 *
 * throw new StoreUnavailableError(new Error('connection lost'));
 * ```
 */
export class StoreUnavailableError extends SignInBaseError {
  override readonly name = 'StoreUnavailableError';

  constructor(cause: unknown) {
    super('The store is unavailable', { cause });
  }
}
