export { isBurnAddress } from './burnAddress.ts';
export { type CallKind, isRaw, readCallKind } from './callKind.ts';
export {
  type Explanation,
  explainCalls,
  explainTransaction,
} from './explainTransaction.ts';
export {
  type Fact,
  hasPossibleDecimals,
  type ListedToken,
  type PaymentFacts,
  type TokenFacts,
} from './facts.ts';
export { findImitatedSymbol } from './findImitatedSymbol.ts';
export { interfaceAbi, itemInterfaces } from './itemInterfaces.ts';
export { createLookAlikes } from './lookAlike.ts';
export { type NeededFacts, neededFacts } from './neededFacts.ts';
export { type OutgoingAsset, type OutgoingTransfer, sumOutgoing } from './outgoing.ts';
export { isPaymentFinding, type PaymentCode, type PaymentFinding } from './paymentFinding.ts';
export type { PlacedCall, Power } from './powers.ts';
export { type ModulePurpose, purposeOf } from './publishedContracts.ts';
export { readSetting, type Setting } from './settingKind.ts';
