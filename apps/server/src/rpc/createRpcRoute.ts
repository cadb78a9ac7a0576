import type { PlainAnswer, PlainRequest } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import { createMemoryLimits } from '../limits/createMemoryLimits.ts';
import type { LimitStore } from '../limits/limitStore.ts';
import type { Log } from '../log.ts';
import { createBearer } from '../security/bearer.ts';
import { isOwnPage } from '../security/isOwnPage.ts';
import { answerRpc, refusal } from './answerRpc.ts';
import type { Gateway } from './gateway.ts';
import { createClientLimits } from './limit/clientLimits.ts';
import { createConcurrency } from './limit/concurrency.ts';
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

/**
 * Makes the way from visitors to the networks, for the page's own requests and for programs with the
 * operator's token. Without a `store` each server limits by itself.
 */
export function createRpcRoute(options: {
  config: Pick<ValidConfig, 'limits' | 'publicUrl' | 'rawTransactions' | 'rpcToken'>;
  gateways: ReadonlyMap<number, Gateway>;
  store: LimitStore | undefined;
  log: Log;
  metrics: RpcMetrics;
}): RpcRoute {
  const { config, gateways, store = createMemoryLimits(), log, metrics } = options;
  const { limits, publicUrl, rawTransactions, rpcToken } = config;
  const isBearer = createBearer(rpcToken);
  const clientLimits = createClientLimits({ store, perMinute: limits.rpcPerMinute, log });
  const perMinute = limits.rpcBytesPerMinute;
  const byteLimits = createClientLimits({ store, perMinute, unit: 'bytes', log });
  const concurrency = createConcurrency(limits.rpcConcurrent);
  const bounds = { clientLimits, byteLimits, concurrency };
  return async (request, host, client, left) => {
    const { header, path } = request;
    if (!isOwnPage({ header, host }, publicUrl) && !isBearer(header('authorization'))) {
      return refusal(403, RPC_ERROR.crossOrigin);
    }
    const id = /^\/rpc\/([1-9]\d*)$/.exec(path)?.[1];
    const chain = Number(id);
    const gateway = id === undefined ? undefined : gateways.get(chain);
    if (gateway === undefined) return refusal(404, RPC_ERROR.unknownNetwork);
    const service = { chain, gateway, limits, rawTransactions, metrics, ...bounds };
    return answerRpc(request, service, client, left);
  };
}
