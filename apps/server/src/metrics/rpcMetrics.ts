import type { RpcMetrics } from '@mooring/rpc-proxy';
import type { Metrics } from './metrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of the JSON-RPC proxy. */
export function createRpcMetrics(metrics: Metrics): RpcMetrics {
  const calls = metrics.counter(
    'mooring_rpc_calls_total',
    'Calls of visitors, each entry of a batch counted.',
    ['chain', 'method', 'outcome'],
  );
  const cacheHits = metrics.counter(
    'mooring_rpc_cache_hits_total',
    'Calls answered from what is kept.',
    ['chain'],
  );
  const coalesced = metrics.counter(
    'mooring_rpc_coalesced_total',
    'Calls answered with the answer of an equal one that was on its way.',
    ['chain'],
  );
  const hedges = metrics.counter(
    'mooring_rpc_hedges_total',
    'Extra requests because an upstream took longer than usual.',
    ['chain'],
  );
  const hedgesWon = metrics.counter(
    'mooring_rpc_hedges_won_total',
    'Extra requests that were answered first.',
    ['chain'],
  );
  const requests = metrics.counter(
    'mooring_rpc_upstream_requests_total',
    'Requests to an upstream, a batch counted once.',
    ['chain', 'upstream', 'outcome'],
  );
  const seconds = metrics.histogram(
    'mooring_rpc_upstream_seconds',
    'How long an upstream took to answer.',
    ['chain', 'upstream'],
    SECONDS,
  );
  return {
    called: (chain, method, outcome) => calls.add([String(chain), method, outcome]),
    cacheHit: (chain) => cacheHits.add([String(chain)]),
    coalesced: (chain) => coalesced.add([String(chain)]),
    hedged: (chain) => hedges.add([String(chain)]),
    hedgeWon: (chain) => hedgesWon.add([String(chain)]),
    asked(chain, upstream, outcome, ms) {
      requests.add([String(chain), upstream, outcome]);
      if (outcome === 'answered') seconds.observe([String(chain), upstream], ms / 1000);
    },
  };
}
