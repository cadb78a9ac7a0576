export { findPasskey } from './findPasskey.ts';
export { useIsSharedAccount, useThreshold } from './useThreshold.ts';
export { useTokenBalances } from './useTokenBalances.ts';
export { WithWallet } from './WithWallet.tsx';
export { WrongNetwork } from './WrongNetwork.tsx';
