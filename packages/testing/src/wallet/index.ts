/**
 * Wallet engine under the screens of `@mooring/devnet`; may change in any version.
 *
 * @internal
 * @module
 */

export { isRecord, type PlainRecord } from '@mooring/internal';
export { answer, isRead, methodNames } from '../methods/answer.ts';
export { createEmitter, type Emitter } from '../rpc/emitter.ts';
export { LONGEST_INPUT, readList, readText } from '../rpc/params.ts';
export { invalidParams, ProviderRpcError, unsupportedMethod } from '../rpc/providerError.ts';
export type { TypedData } from '../rpc/typedData.ts';
export type { MultisigSigner, WalletAccount } from './account.ts';
export { announce, randomUuid, type WalletInfo } from './announce.ts';
export { createProvider, emitChanges, type WalletProvider } from './createProvider.ts';
export { createWallet, type Wallet, type WalletParts, type WalletQuirks } from './createWallet.ts';
export type {
  AccountView,
  Answer,
  Ask,
  CallView,
  FeeView,
  Question,
  WatchedToken,
} from './question.ts';
export { createStore, type Store } from './store.ts';
export {
  type Batch,
  type BatchStatus,
  type Network,
  parseCurrency,
  parseState,
  unlistedNetwork,
  type WalletState,
} from './walletState.ts';
