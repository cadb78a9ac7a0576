export {
  cancelRecovery,
  changeGuardians,
  type RecoverySetUp,
  setUpRecovery,
  stopRecovery,
} from './guardianChanges.ts';
export {
  type CollectedSignatures,
  collectSignatures,
  type GuardianSignature,
  signAsGuardian,
} from './guardianSignature.ts';
export type { GuardianChoice } from './guardianSteps.ts';
export { isKnownModule } from './isKnownModule.ts';
export {
  type NewOwners,
  proposeRecovery,
  type RecoveryProposal,
  recoveryTypedData,
} from './proposeRecovery.ts';
export { readRecovery } from './readRecovery.ts';
export { RecoveryError, type RecoveryErrorReason } from './recoveryError.ts';
export { publishedModules, type RecoveryModule, recoveryModules } from './recoveryModules.ts';
export type {
  RecoveryPlace,
  RecoverySettings,
  RecoveryState,
  RunningRecovery,
} from './recoveryState.ts';
export { type PendingOwner, RecoveryRunningError } from './runningRecoveries.ts';
export { finishRecovery, type RecoveryEnd, startRecovery } from './runRecovery.ts';
