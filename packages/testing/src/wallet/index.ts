/**
 * Wallet engine under the screens of `@mooring/devnet`; may change in any version.
 *
 * @internal
 * @module
 */
export { answer, methodNames } from '../methods/answer.ts';
export { isRead } from '../methods/reads.ts';
export { createEmitter, type Emitter } from '../rpc/emitter.ts';
export { isRecord, LONGEST_INPUT, readList, readText, type UnknownRecord } from '../rpc/params.ts';
export { invalidParams, ProviderRpcError, unsupportedMethod } from '../rpc/providerError.ts';
export type { TypedData } from '../rpc/typedData.ts';
export type { MultisigSigner, WalletAccount } from './account.ts';
export { announce, type WalletInfo } from './announce.ts';
export { createProvider, type WalletProvider } from './createProvider.ts';
export { createWallet, type Wallet, type WalletParts, type WalletQuirks } from './createWallet.ts';
export { emitChanges } from './emitChanges.ts';
export { type Network, parseCurrency, unlistedNetwork } from './network.ts';
export type {
  AccountView,
  Answer,
  Ask,
  CallView,
  FeeView,
  Question,
  WatchedToken,
} from './question.ts';
export { randomUuid } from './randomUuid.ts';
export { createStore, type Store } from './store.ts';
export { type Batch, type BatchStatus, parseState, type WalletState } from './walletState.ts';
