export type { OpenStores, StoreCheck } from './conformance/storeCheck.ts';
export { storeChecks } from './conformance/storeChecks.ts';
