import { BaseError } from '@mooring/internal';

/** Base of the errors of this package. */
export abstract class SignInBaseError extends BaseError {
  readonly docsPath = 'docs/errors.md#sign-in';
}
