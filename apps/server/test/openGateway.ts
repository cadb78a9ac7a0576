import type { LogEntry } from '../src/log.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { createGateway } from '../src/rpc/gateway.ts';
import type { RpcCall } from '../src/rpc/message.ts';
import { createRpcMetrics } from '../src/rpc/rpcMetrics.ts';
import { manualClock } from './manualClock.ts';

/** A gateway to network 1 over upstreams of tests, with a clock that goes when it is told to. */
export function openGateway(urls: readonly string[], given: { batch?: number } = {}) {
  const logged: LogEntry[] = [];
  const time = manualClock();
  const metrics = createMetrics();
  const gateway = createGateway({
    network: {
      id: 1,
      upstreams: urls.map((url, index) => ({ url, name: `node-${index}` })),
      blockTimeMs: 12_000,
    },
    limits: {
      upstreamTimeoutMs: 300,
      upstreamBodyBytes: 10_000,
      upstreamBatch: given.batch ?? 20,
      rpcCacheBytes: 1_000_000,
    },
    log: (entry) => logged.push(entry),
    metrics: createRpcMetrics(metrics),
    clock: time,
  });
  const askAll = (calls: readonly RpcCall[], signal = new AbortController().signal) =>
    gateway.ask(calls, signal);
  const ask = async (method = 'eth_blockNumber', params: readonly unknown[] = []) =>
    (await askAll([{ method, params }]))[0];
  return { gateway, askAll, ask, logged, time, metrics };
}
