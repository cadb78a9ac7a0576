import type { Clock } from './core/clock.ts';
import type { RpcCall } from './core/message.ts';
import { noMetrics, type RpcLimits, type RpcLogEntry, rpcLimits } from './core/options.ts';
import { createNetworkClient } from './network/networkClient.ts';

/** Client of network 1 over test upstreams, with a manual clock. */
export function openNetwork(urls: readonly string[], limits: Partial<RpcLimits> = {}) {
  const logged: RpcLogEntry[] = [];
  const time = manualClock();
  const counts = { cacheHit: 0, coalesced: 0, hedgeWon: 0 };
  const network = createNetworkClient({
    network: {
      id: 1,
      upstreams: urls.map((url, index) => ({ url, name: `node-${index}` })),
      blockTimeMs: 12_000,
    },
    limits: rpcLimits({
      upstreamTimeoutMs: 300,
      upstreamBodyBytes: 10_000,
      rpcCacheBytes: 1_000_000,
      ...limits,
    }),
    log: (entry) => logged.push(entry),
    metrics: {
      ...noMetrics,
      cacheHit() {
        counts.cacheHit += 1;
      },
      coalesced() {
        counts.coalesced += 1;
      },
      hedgeWon() {
        counts.hedgeWon += 1;
      },
    },
    clock: time,
  });
  const askAll = (calls: readonly RpcCall[], signal = new AbortController().signal) =>
    network.ask(calls, signal);
  const ask = async (method = 'eth_blockNumber', params: readonly unknown[] = []) =>
    (await askAll([{ method, params }]))[0];
  return { network, askAll, ask, logged, time, counts };
}

/** Clock advanced by hand. */
export type ManualClock = Clock & {
  /** Advances by `ms` milliseconds and runs the timers due by then. */
  pass(ms: number): void;
  /** Number of pending timers. */
  timers(): number;
};

/** Creates a clock that only moves when advanced. */
export function manualClock(): ManualClock {
  let time = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      time += ms;
      for (const timer of [...timers].toSorted((one, other) => one.at - other.at)) {
        if (timer.at > time || !timers.delete(timer)) continue;
        timer.run();
      }
    },
    timers: () => timers.size,
  };
}
