import type { PlainAnswer, PlainRequest } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import type { Log } from '../log.ts';
import { isCrossOrigin } from '../security/crossOrigin.ts';
import { answerRpc, refusal } from './answerRpc.ts';
import type { Gateway } from './gateway.ts';
import { createClientLimits } from './limit/clientLimits.ts';
import { createMemoryLimits } from './limit/createMemoryLimits.ts';
import type { LimitStore } from './limit/limitStore.ts';
import { RPC_ERROR } from './message.ts';
import type { RpcMetrics } from './rpcMetrics.ts';

/**
 * Answers a post to `/rpc/{chainId}`. `host` is the address it was sent to, `client` who asks, for
 * limits; `left` tells that nobody waits any more.
 */
export type RpcRoute = (
  request: PlainRequest,
  host: string,
  client: string | undefined,
  left: AbortSignal,
) => Promise<PlainAnswer>;

/** Makes the way from visitors to the networks. Without a `store` each server limits by itself. */
export function createRpcRoute(options: {
  config: Pick<ValidConfig, 'limits' | 'publicUrl' | 'rawTransactions'>;
  gateways: ReadonlyMap<number, Gateway>;
  store: LimitStore | undefined;
  log: Log;
  metrics: RpcMetrics;
}): RpcRoute {
  const { config, gateways, store = createMemoryLimits(), log, metrics } = options;
  const { limits, publicUrl, rawTransactions } = config;
  const clientLimits = createClientLimits({ store, perMinute: limits.rpcPerMinute, log });
  return async (request, host, client, left) => {
    const { header, path } = request;
    if (isCrossOrigin({ header, host }, publicUrl)) return refusal(403, RPC_ERROR.crossOrigin);
    const id = /^\/rpc\/([1-9]\d*)$/.exec(path)?.[1];
    const chain = Number(id);
    const gateway = id === undefined ? undefined : gateways.get(chain);
    if (gateway === undefined) return refusal(404, RPC_ERROR.unknownNetwork);
    const service = { chain, gateway, limits, rawTransactions, clientLimits, metrics };
    return answerRpc(request, service, client, left);
  };
}
