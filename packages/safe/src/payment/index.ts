export { isBurnAddress } from './burnAddress.ts';
export { type CallKind, callKind, isRaw } from './callKind.ts';
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
export { imitatedSymbol } from './imitatedSymbol.ts';
export { type Leaving, type LeavingAsset, totalsOf } from './leaving.ts';
export { createLikenesses } from './lookAlike.ts';
export { type NeededFacts, neededFacts } from './neededFacts.ts';
export { isPaymentFinding, type PaymentCode, type PaymentFinding } from './paymentFinding.ts';
export type { PlacedCall, Power } from './powers.ts';
export { type ModulePurpose, purposeOf } from './publishedContracts.ts';
export { type Setting, settingOf } from './settingKind.ts';
