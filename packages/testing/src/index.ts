export { completeJsdom } from './jsdom/completeJsdom.ts';
export { ProviderRpcError, type UnknownChainForm } from './rpc/providerError.ts';
export type { Replacement, Script, Verbs } from './script/behaviour.ts';
export type { Patience, WalletRequest } from './script/requestLog.ts';
export type { WalletInfo } from './wallet/announce.ts';
export { createTestWallet, type TestProvider, type TestWallet } from './wallet/createTestWallet.ts';
export type { SentTransaction } from './wallet/createWalletState.ts';
export type { TestChain, TestWalletOptions } from './wallet/options.ts';
