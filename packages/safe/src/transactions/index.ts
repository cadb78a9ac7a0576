export {
  canonicalDeployments,
  canonicalTargets,
  type Deployment,
  type KnownTarget,
  type KnownVersion,
  knownTargetsOf,
  loadDeployments,
  recoveryTarget,
  type SafeContract,
  type TargetKind,
} from '../deployments.ts';
export { callStatus, type Execution, type ExecutionLog, readExecution } from '../readExecution.ts';
export { allowanceModules, isAllowanceModule } from './allowanceAbi.ts';
export { allowanceModuleOn } from './allowanceNetworks.ts';
export {
  addDelegate,
  deleteAllowance,
  removeDelegate,
  resetAllowance,
  type SpendingLimit,
  setAllowance,
} from './allowances.ts';
export type { ClaimedSignature } from './checkConfirmations.ts';
export { type CheckedConfirmations, checkConfirmations } from './checkConfirmations.ts';
export {
  type CheckedMessage,
  checkGatewayMessage,
  type MessageCheck,
} from './checkGatewayMessage.ts';
export { checkGatewaySafe } from './checkGatewaySafe.ts';
export {
  type CheckedTransaction,
  checkGatewayTransaction,
  type GatewayTransactionCheck,
} from './checkGatewayTransaction.ts';
export { checkSignatures, type SignatureCheck } from './checkSignatures.ts';
export {
  checkTransaction,
  type QueuedTransaction,
  type TransactionCheck,
} from './checkTransaction.ts';
export { proxyFactoryAbi, setupAbi } from './creationAbi.ts';
export { type DecodeOptions, decodeCall } from './decodeCall.ts';
export type { ArgumentValue, CallArgument, CallSource, DecodedCall } from './decodedCall.ts';
export { cancelDelayed, delayTarget, isDelayModifier } from './delayModifier.ts';
export { encodeApproval, encodeExecution } from './encodeExecution.ts';
export {
  type Finding,
  type FindingCode,
  type FindingDetails,
  isRefused,
  type Severity,
} from './finding.ts';
export { type GreatestRefund, greatestRefund } from './greatestRefund.ts';
export {
  hashSafeMessage,
  messageTypedData,
  nestedMessage,
  type SafeMessageContent,
  type TypedData,
} from './hashSafeMessage.ts';
export { deletionTypedData, hashTransaction, transactionTypedData } from './hashTransaction.ts';
export { listSentinel } from './managementAbi.ts';
export { batchCalls, encodeMultiSend, packCalls } from './multiSend.ts';
export {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeOwners,
  swapOwner,
} from './ownerChanges.ts';
export { type Approval, readApprovals } from './readApprovals.ts';
export { type PaidRefund, readRefund } from './readRefund.ts';
export { executionAbi, multiSendAbi } from './safeAbi.ts';
export { isVersionAtLeast, type SafeHashes } from './safeHashes.ts';
export {
  approvedHashSignature,
  contractSignature,
  type SafeSignature,
  SafeSignatureError,
  type SafeSignatureErrorReason,
  toSafeSignature,
  type WalletSignature,
} from './safeSignature.ts';
export { fallbackHandlerSlot, guardSlot, moduleGuardSlot } from './safeStorage.ts';
export {
  createRejection,
  createTransaction,
  type Operation,
  type SafeCall,
  type SafeIdentity,
  type SafeState,
  type SafeTransaction,
} from './safeTransaction.ts';
export {
  disableModule,
  enableModule,
  setFallbackHandler,
  setGuard,
  setModuleGuard,
} from './settingChanges.ts';
export { joinSignatures, sortSignatures, splitSignatures } from './signatures.ts';
export {
  type MultisigStatus,
  readMessageStatus,
  readTransactionStatus,
  type SafeMessageStatus,
  type TransactionProgress,
} from './transactionStatus.ts';
export { unpackCalls } from './unpackCalls.ts';
