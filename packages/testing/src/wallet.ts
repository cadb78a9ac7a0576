/**
 * Wallet engine under the screens of `@mooring/devnet`; may change in any version.
 *
 * @internal
 * @module
 */

export { createEmitter, type Emitter, isRecord, type PlainRecord } from '@mooring/internal';
export { LONGEST_INPUT } from '@mooring/internal/parameters';
export { answer, isRead, methodNames } from './methods/answer.ts';
export { readList, readText } from './rpc/params.ts';
export { invalidParams, ProviderRpcError, unsupportedMethod } from './rpc/providerError.ts';
export type { TypedData } from './rpc/typedData.ts';
export type { MultisigSigner, WalletAccount } from './wallet/account.ts';
export { announce, randomUuid, type WalletInfo } from './wallet/announce.ts';
export { createProvider, emitChanges, type WalletProvider } from './wallet/createProvider.ts';
export {
  createWallet,
  type Wallet,
  type WalletParts,
  type WalletQuirks,
} from './wallet/createWallet.ts';
export type {
  AccountView,
  Answer,
  Ask,
  CallView,
  FeeView,
  Question,
  WatchedToken,
} from './wallet/question.ts';
export { createStore, type Store } from './wallet/store.ts';
export {
  type Batch,
  type BatchStatus,
  type Network,
  parseCurrency,
  parseState,
  unlistedNetwork,
  type WalletState,
} from './wallet/walletState.ts';
