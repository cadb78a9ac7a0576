import { ConnectBaseError } from '../core/connectBaseError.ts';
import type { MultisigProgress } from '../core/multisigSource.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { isRequestPending } from '../wallets/walletError.ts';

/** Failures of a sign-in, named after their message keys; `needsOwners` occurs with passkey accounts. */
export type SignInErrorKey =
  /** The nonce could not be fetched. */
  | 'preparing_error'
  /** The wallet did not sign, for another reason than a rejection. */
  | 'signing_error'
  /** The server did not accept the signature, or did not answer. */
  | 'verifying_error'
  /** Anything else. */
  | 'oops_error'
  /** The pending sign-in expired before enough owners of the multisig signed. */
  | 'pendingOver'
  /** Several owners must sign, and the adapter does not support pending sign-ins. */
  | 'needsOwners';

/** Problem of the last attempt, shown with a button to retry. */
export interface SignInProblem {
  readonly error: SignInErrorKey;
  /** Reason the wallet did not sign, where known. */
  readonly cause?: 'busy' | 'timeout' | undefined;
  /** Reason the wallet gave, safe to show as text. */
  readonly detail?: string | undefined;
}

/**
 * State of a sign-in. Preparing (the nonce, the message) is part of idle.
 *
 *   idle → idle, preparing → signing → verifying → done
 *    ↑            ↓             ↓          ├→ pending → done  (a multisig, until its owners have signed)
 *    ├── a problem ─────────────┴──────────┤     ↓
 *    └── no problem shown: the user rejected or cancelled, or the account or network changed
 */
export type SignInState =
  | { readonly step: 'idle'; readonly preparing: false; readonly problem?: SignInProblem }
  | { readonly step: 'idle'; readonly preparing: true }
  | { readonly step: 'signing' }
  | { readonly step: 'verifying' }
  | {
      readonly step: 'pending';
      readonly progress: MultisigProgress;
      /** True if the last check failed; it is repeated automatically. */
      readonly failed: boolean;
    }
  | { readonly step: 'done' };

export type SignInEvent =
  /** The user starts the sign-in, or tries again. */
  | { readonly type: 'begin' }
  | { readonly type: 'askWallet' }
  | { readonly type: 'askServer' }
  | { readonly type: 'accept' }
  | { readonly type: 'fail'; readonly problem: SignInProblem }
  | { readonly type: 'goBack' };

export const idle: SignInState = { step: 'idle', preparing: false };

/** Returns the next state; events that do not apply to the current one are ignored. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (state.step === 'done') return state;
  switch (event.type) {
    case 'begin':
      return state.step === 'idle' ? { step: 'idle', preparing: true } : state;
    case 'askWallet':
      return state.step === 'idle' && state.preparing ? { step: 'signing' } : state;
    case 'askServer':
      return state.step === 'signing' ? { step: 'verifying' } : state;
    case 'accept':
      return state.step === 'verifying' ? { step: 'done' } : state;
    case 'fail':
      return { step: 'idle', preparing: false, problem: event.problem };
    case 'goBack':
      return idle;
  }
}

/**
 * Reason for a failed sign-in; `rejected` and `cancelled` are the user's choice, `changed` means that the account or
 * network differs from the message.
 */
export type SignInFailure = SignInErrorKey | 'rejected' | 'cancelled' | 'changed';

/** Failed sign-in. */
export class SignInError extends ConnectBaseError {
  override readonly name = 'SignInError';
  readonly reason: SignInFailure;
  /** True if the time limit was reached. */
  readonly late: boolean;

  constructor(reason: SignInFailure, late: boolean, cause: unknown) {
    const detail = late ? 'no answer in time' : errorReason(cause);
    super(`Sign-in failed (${reason})`, cause, detail);
    this.reason = reason;
    this.late = late;
  }
}

/** Maps a failure to the problem to show; undefined if the user caused it. */
export function signInProblem(failure: unknown): SignInProblem | undefined {
  if (!(failure instanceof SignInError)) return { error: 'oops_error' };
  const { reason: error, late, cause } = failure;
  switch (error) {
    case 'rejected':
    case 'cancelled':
    case 'changed':
      return undefined;
    case 'signing_error':
      if (late) return { error, cause: 'timeout' };
      return isRequestPending(cause)
        ? { error, cause: 'busy' }
        : { error, detail: errorReason(cause) };
    default:
      return { error };
  }
}
