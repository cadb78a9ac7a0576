export { MINUTE_MS } from '@mooring/internal';
export type { RpcCall, RpcReply } from './core/message.ts';
export type {
  CallOutcome,
  RpcLog,
  RpcLogEntry,
  RpcMetrics,
  RpcRefusal,
  RpcRefusalCode,
} from './core/options.ts';
export {
  type RpcLimits,
  type RpcNetwork,
  type RpcUpstream,
  rpcLimits,
} from './core/options.ts';
export { countedMethods } from './core/readMethods.ts';
export { createRpcProxy, type RpcProxy, type RpcProxyOptions } from './createRpcProxy.ts';
export {
  createMemoryLimits,
  type LimitCharge,
  type LimitStore,
  latestUse,
  refillTime,
} from './limits/limitStore.ts';
export type { NetworkClient, OpenNetworkClient } from './network/networkClient.ts';
export type { PoolMember } from './pool/poolMember.ts';
export { classifyError, type ErrorCause } from './upstream/nodeError.ts';
