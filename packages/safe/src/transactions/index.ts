export {
  canonicalDeployments,
  type Deployment,
  type KnownVersion,
  type SafeContract,
} from '../deployments/canonicalDeployments.ts';
export {
  canonicalTargets,
  type KnownTarget,
  knownTargetsOf,
  type TargetKind,
} from '../deployments/knownTargets.ts';
export { loadDeployments } from '../deployments/loadDeployments.ts';
export { callStatus } from '../execution/callStatus.ts';
export { type Execution, type ExecutionLog, readExecution } from '../execution/readExecution.ts';
export { type Approval, approvalsOf } from './approvalsOf.ts';
export { batchCalls } from './batchCalls.ts';
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
export { type DecodeOptions, decodeCall } from './decodeCall.ts';
export type { ArgumentValue, CallArgument, CallSource, DecodedCall } from './decodedCall.ts';
export { deletionTypedData } from './deletionTypedData.ts';
export { encodeApproval, encodeExecution } from './encodeExecution.ts';
export { type Finding, type FindingCode, isRefused, type Severity } from './finding.ts';
export {
  hashSafeMessage,
  messageTypedData,
  type SafeMessageContent,
  type TypedData,
} from './hashSafeMessage.ts';
export { hashTransaction, transactionTypedData } from './hashTransaction.ts';
export { joinSignatures, sortSignatures } from './joinSignatures.ts';
export { encodeMultiSend, packCalls, unpackCalls } from './multiSend.ts';
export { nestedMessage } from './nestedMessage.ts';
export {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeOwners,
  swapOwner,
} from './ownerChanges.ts';
export type { ClaimedSignature } from './readConfirmation.ts';
export type { SafeHashes } from './safeHashes.ts';
export {
  type SafeSignature,
  SafeSignatureError,
  type SafeSignatureErrorCode,
} from './safeSignature.ts';
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
  approvedHashSignature,
  contractSignature,
  signatureOf,
  type WalletSignature,
} from './signatureOf.ts';
export { splitSignatures } from './splitSignatures.ts';
export {
  type MultisigStatus,
  messageStatus,
  type SafeMessageStatus,
  type TransactionProgress,
  transactionStatus,
} from './transactionStatus.ts';
