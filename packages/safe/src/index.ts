export { type SafeConnectorOptions, type SafeControl, safe } from './connector/safe.ts';
export {
  createMessenger,
  type HostMethod,
  type Messenger,
  type RequestLimits,
} from './messaging/createMessenger.ts';
export type { FrameMessage, FrameWindow } from './messaging/frameWindow.ts';
export { isEmbedded } from './messaging/frameWindow.ts';
export { getSafeInfo, type SafeInfo } from './messaging/getSafeInfo.ts';
export {
  type AddressBookEntry,
  getChainInfo,
  getEnvironmentInfo,
  getPermissions,
  getSafeBalances,
  type HostBalance,
  type HostChain,
  type HostPermission,
  requestAddressBook,
  requestPermissions,
  watchTheme,
} from './messaging/hostInfo.ts';
export {
  getHostTransaction,
  getOffChainSignature,
  type HostCall,
  type HostTransaction,
  rpcCall,
  type SigningAnswer,
  sendTransactions,
  signWithHost,
} from './messaging/hostRequests.ts';
export {
  createSafeProvider,
  type ProviderRequest,
  type SafeProvider,
  type SafeProviderOptions,
} from './provider/createSafeProvider.ts';
export type { SafeWait, SafeWaits } from './provider/safeWaits.ts';
export { ProviderRpcError } from './providerRpcError.ts';
