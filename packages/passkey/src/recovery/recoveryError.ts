import { PasskeyError } from '../passkeyError.ts';

/**
 * Reason of a recovery error, stable between releases.
 * - `unreadable`: the network did not answer, or its answer was invalid; nothing is known about the recovery
 * - `unknownModule`: the configured module has other code than its release and period, or is not on the network
 * - `notDeployed`: the account is not on the network
 * - `notSetUp`, `alreadySetUp`: the account has no guardians, or has them already
 * - `nothingToDo`: the change would have no effect
 * - `guardianInvalid`: the address cannot be a guardian of the account
 * - `thresholdInvalid`: the threshold is not below the number of guardians, or does not fit the new owners
 * - `ownerInvalid`: no account accepts this owner, or this module locks the account with it
 * - `notGuardian`: the address is not a guardian of the account
 * - `guardianNotDeployed`: the guardian's account is not on the network, so that its signature cannot be checked
 * - `signatureInvalid`: the guardian did not sign this recovery
 * - `tooFewSignatures`: fewer guardians have approved than are required
 * - `running`: a recovery is running that as many guardians have approved
 * - `notRunning`: no recovery is running
 * - `periodRunning`: the recovery cannot be finished yet
 */
export type RecoveryErrorReason =
  | 'unreadable'
  | 'unknownModule'
  | 'notDeployed'
  | 'notSetUp'
  | 'alreadySetUp'
  | 'nothingToDo'
  | 'guardianInvalid'
  | 'thresholdInvalid'
  | 'ownerInvalid'
  | 'notGuardian'
  | 'guardianNotDeployed'
  | 'signatureInvalid'
  | 'tooFewSignatures'
  | 'running'
  | 'notRunning'
  | 'periodRunning';

/** Error of a recovery. The message is English, for developers. */
export class RecoveryError extends PasskeyError {
  override readonly name = 'RecoveryError';
  declare readonly reason: RecoveryErrorReason;

  constructor(
    reason: RecoveryErrorReason,
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(reason, message, options);
  }
}
