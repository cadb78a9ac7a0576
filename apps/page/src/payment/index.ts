export { findingKey } from './findingKey.ts';
export { LazyPaymentCheck } from './LazyPaymentCheck.tsx';
export { hasNew, type Reading, useReading } from './useReading.ts';
