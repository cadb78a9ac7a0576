import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { reasonOf } from '../../wallets/reasonOf.ts';
import { isBusy } from '../../wallets/walletError.ts';
import type { SignInErrorKey, SignInProblem } from './signInState.ts';

/**
 * Why a sign-in did not come about; `rejected` and `cancelled` were the person's wish, `changed` is
 * another account or network than the message names.
 */
export type SignInFailure = SignInErrorKey | 'rejected' | 'cancelled' | 'changed';

/** A sign-in that did not come about. */
export class SignInError extends ConnectBaseError {
  override readonly name = 'SignInError';
  readonly reason: SignInFailure;
  /** The time limit came first. */
  readonly late: boolean;

  constructor(reason: SignInFailure, late: boolean, cause: unknown) {
    const detail = late ? 'no answer in time' : reasonOf(cause);
    super(`The sign-in did not come about (${reason})`, cause, detail);
    this.reason = reason;
    this.late = late;
  }
}

/** Maps a failure to the problem shown; undefined for one that the person wished or caused. */
export function problemOf(failure: unknown): SignInProblem | undefined {
  if (!(failure instanceof SignInError)) return { error: 'oops_error' };
  const { reason: error, late, cause } = failure;
  switch (error) {
    case 'rejected':
    case 'cancelled':
    case 'changed':
      return undefined;
    case 'signing_error':
      if (late) return { error, cause: 'timeout' };
      return isBusy(cause) ? { error, cause: 'busy' } : { error, detail: reasonOf(cause) };
    default:
      return { error };
  }
}
