export type { RpcLog, RpcLogEntry } from './core/log.ts';
export type { RpcCall, RpcReply } from './core/message.ts';
export {
  type RpcLimits,
  type RpcNetwork,
  type RpcUpstream,
  rpcLimits,
} from './core/network.ts';
export type { CallOutcome, RpcMetrics } from './core/rpcMetrics.ts';
export { createRpcProxy, type RpcProxy, type RpcProxyOptions } from './createRpcProxy.ts';
export { createMemoryLimits } from './limits/createMemoryLimits.ts';
export { costOf, type LimitStore, MINUTE_MS, type Taking } from './limits/limitStore.ts';
export type { NetworkClient, OpenNetworkClient } from './network/networkClient.ts';
export type { PoolMember } from './pool/poolMember.ts';
