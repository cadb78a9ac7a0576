export { findingKey } from './findingKey.ts';
export { LazyPaymentCheck } from './LazyPaymentCheck.tsx';
export {
  type Confirmations,
  hasNewFindings,
  useConfirmations,
} from './useConfirmations.ts';
