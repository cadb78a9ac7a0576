export { type Asset, assetsOf, type Call, callOf } from './asset.ts';
export { feesWithin, type TransactionFees } from './price.ts';
export { feeQuery, useFee } from './useFee.ts';
