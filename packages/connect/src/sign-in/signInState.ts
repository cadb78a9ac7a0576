import { ConnectBaseError } from '../core/connectBaseError.ts';
import type { MultisigProgress } from '../core/multisigSource.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { isRequestPending } from '../wallets/walletError.ts';

/** Failures of a sign-in, named after their texts; that of `needsOwners` is one of accounts by passkey. */
export type SignInErrorKey =
  /** The nonce could not be fetched. */
  | 'preparing_error'
  /** The wallet did not sign, for another reason than the person's no. */
  | 'signing_error'
  /** The server did not take the signature, or could not be asked. */
  | 'verifying_error'
  /** Anything else. */
  | 'oops_error'
  /** The time for the owners of a multisig to sign was over. */
  | 'pendingOver'
  /** Several owners have to sign, and nobody here collects their signatures. */
  | 'needsOwners';

/** Why a person is back where they can try again. */
export interface SignInProblem {
  readonly error: SignInErrorKey;
  /** Reason the wallet did not sign, where known. */
  readonly cause?: 'busy' | 'timeout' | undefined;
  /** The wallet's own words, safe to show as text. */
  readonly detail?: string | undefined;
}

/**
 * State of a sign-in. Preparing (the nonce, the message) is part of idle.
 *
 *   idle → idle, preparing → signing → verifying → done
 *    ↑            ↓             ↓          ├→ pending → done  (a multisig, until its owners have signed)
 *    ├── a problem ─────────────┴──────────┤     ↓
 *    └── nothing said: the person declined or cancelled, the account or the network changed
 */
export type SignInState =
  | { readonly step: 'idle'; readonly preparing: false; readonly problem?: SignInProblem }
  | { readonly step: 'idle'; readonly preparing: true }
  | { readonly step: 'signing' }
  | { readonly step: 'verifying' }
  | {
      readonly step: 'pending';
      readonly progress: MultisigProgress;
      /** It could not be looked at last; it is looked at again by itself. */
      readonly failed: boolean;
    }
  | { readonly step: 'done' };

export type SignInEvent =
  /** The person wants to sign in, for the first time or again. */
  | { readonly type: 'begin' }
  | { readonly type: 'askWallet' }
  | { readonly type: 'askServer' }
  | { readonly type: 'accept' }
  | { readonly type: 'fail'; readonly problem: SignInProblem }
  | { readonly type: 'goBack' };

export const idle: SignInState = { step: 'idle', preparing: false };

/** The next state; an event that does not belong to this one changes nothing. */
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
    const detail = late ? 'no answer in time' : errorReason(cause);
    super(`The sign-in did not come about (${reason})`, cause, detail);
    this.reason = reason;
    this.late = late;
  }
}

/** Maps a failure to the problem shown; undefined for one that the person wished or caused. */
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
