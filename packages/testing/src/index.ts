export { completeJsdom } from './jsdom/completeJsdom.ts';
export { ProviderRpcError, type UnknownChainForm } from './rpc/providerError.ts';
export type { WaitOptions, WalletRequest } from './script/requestLog.ts';
export type { Script, Verbs } from './script/verbs.ts';
export { createTestWallet, type TestWallet } from './test-wallet/createTestWallet.ts';
export type { TestChain, TestWalletOptions } from './test-wallet/openWallet.ts';
export type { WalletInfo } from './wallet/announce.ts';
export type { WalletProvider as TestProvider } from './wallet/createProvider.ts';
export type { Replacement, SentTransaction } from './wallet/question.ts';
