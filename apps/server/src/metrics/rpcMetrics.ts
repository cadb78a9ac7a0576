import {
  type CallOutcome,
  countedMethods,
  type OpenNetworkClient,
  type PoolMember,
  type RpcMetrics,
} from '@mooring/rpc-proxy';
import type { Registry } from 'prom-client';
import type { ValidConfig } from '../config/configSchema.ts';
import { createCounter, createDurations, registerGauge } from './metrics.ts';

/** Outcomes of calls, `refused` only for those that are not forwarded. */
const CALL_OUTCOMES: readonly CallOutcome[] = ['result', 'error', 'unreachable', 'limited'];
/** Outcomes of requests to an upstream; other statuses appear with the first. */
const UPSTREAM_OUTCOMES = [
  ...['answered', 'cancelled', 'timeout', 'unreachable', 'too large', 'not JSON', 'no batches'],
  ...['wrong answer', 'limit', 'status 401', 'status 403', 'status 429'],
  ...['status 500', 'status 502', 'status 503', 'status 504'],
];

/** Creates the metrics of the JSON-RPC proxy. */
export function createRpcMetrics(
  registry: Registry,
  networks: ValidConfig['networks'],
): RpcMetrics {
  const chains = networks.map(({ id: chain }) => ({ chain }));
  const upstreams = networks.flatMap(({ id: chain, upstreams }) =>
    upstreams.map(({ name: upstream }) => ({ chain, upstream })),
  );
  const calls = createCounter(
    registry,
    'mooring_rpc_calls_total',
    'Calls of visitors, each entry of a batch counted.',
    ['chain', 'method', 'outcome'],
    chains.flatMap(({ chain }) => [
      ...countedMethods.flatMap((method) =>
        CALL_OUTCOMES.map((outcome) => ({ chain, method, outcome })),
      ),
      { chain, method: 'other', outcome: 'refused' },
    ]),
  );
  const cacheHits = createCounter(
    registry,
    'mooring_rpc_cache_hits_total',
    'Calls answered from the cache.',
    ['chain'],
    chains,
  );
  const coalesced = createCounter(
    registry,
    'mooring_rpc_coalesced_total',
    'Calls answered with the response to an identical call in flight.',
    ['chain'],
    chains,
  );
  const hedges = createCounter(
    registry,
    'mooring_rpc_hedges_total',
    'Second requests, sent because an upstream took longer than usual.',
    ['chain'],
    chains,
  );
  const hedgesWon = createCounter(
    registry,
    'mooring_rpc_hedges_won_total',
    'Second requests that were answered first.',
    ['chain'],
    chains,
  );
  const requests = createCounter(
    registry,
    'mooring_rpc_upstream_requests_total',
    'Requests to an upstream, a batch counted once.',
    ['chain', 'upstream', 'outcome'],
    upstreams.flatMap((each) => UPSTREAM_OUTCOMES.map((outcome) => ({ ...each, outcome }))),
  );
  const seconds = createDurations(
    registry,
    'mooring_rpc_upstream_seconds',
    'Response time of an upstream, in seconds.',
    ['chain', 'upstream'],
    upstreams,
  );
  return {
    called: (chain, method, outcome) => calls.inc({ chain, method, outcome }),
    cacheHit: (chain) => cacheHits.inc({ chain }),
    coalesced: (chain) => coalesced.inc({ chain }),
    hedged: (chain) => hedges.inc({ chain }),
    hedgeWon: (chain) => hedgesWon.inc({ chain }),
    asked(chain, upstream, outcome, ms) {
      requests.inc({ chain, upstream, outcome });
      if (outcome === 'answered') seconds.observe({ chain, upstream }, ms / 1000);
    },
  };
}

/** Registers gauges of networks' upstreams and caches, read on each scrape. */
export function readNetworks(
  registry: Registry,
  networks: ReadonlyMap<number, Pick<OpenNetworkClient, 'pool' | 'cache'>>,
): void {
  function* ofMembers(reading: (member: PoolMember) => number | null | undefined) {
    for (const [chain, { pool }] of networks) {
      for (const member of pool.members) {
        const value = reading(member);
        if (typeof value === 'number') yield [{ chain, upstream: member.name }, value] as const;
      }
    }
  }
  function* ofNetworks(
    reading: (network: Pick<OpenNetworkClient, 'pool' | 'cache'>) => number | null,
  ) {
    for (const [chain, network] of networks) {
      const value = reading(network);
      if (value !== null) yield [{ chain }, value] as const;
    }
  }
  const upstream = (
    name: string,
    help: string,
    reading: (member: PoolMember) => number | null | undefined,
  ) => {
    const full = `mooring_rpc_upstream_${name}`;
    registerGauge(registry, full, help, ['chain', 'upstream'], () => ofMembers(reading));
  };
  const network = (
    name: string,
    help: string,
    reading: (network: Pick<OpenNetworkClient, 'pool' | 'cache'>) => number | null,
  ) => registerGauge(registry, `mooring_rpc_${name}`, help, ['chain'], () => ofNetworks(reading));

  upstream(
    'up',
    '1 if an upstream is used, 0 if it is paused or of another chain; absent until it was asked.',
    ({ health }) => (health.isKnown() ? Number(health.standing() === 'ready') : null),
  );
  upstream(
    'wrong_chain',
    '1 if an upstream is of another chain, and not used; absent until it was asked.',
    ({ health }) => (health.isKnown() ? Number(health.standing() === 'wrong-chain') : null),
  );
  upstream(
    'lagging',
    '1 if the newest block of an upstream is behind that of the others; absent until it was asked.',
    ({ health, isLagging }) => (health.isKnown() ? Number(isLagging) : null),
  );
  upstream('head_block', 'Newest block that an upstream reported.', ({ heads }) => heads?.latest);
  upstream(
    'mean_seconds',
    'Running mean of the response time of an upstream, in seconds.',
    (member) => {
      const ms = member.meanMs();
      return ms === null ? null : ms / 1000;
    },
  );
  network(
    'finalized_block',
    'Newest block that is final; results up to it are cached.',
    ({ pool }) => pool.finalized(),
  );
  network('cache_entries', 'Entries of the cache.', ({ cache }) => cache.entries());
  network('cache_bytes', 'Size of the cache, in bytes.', ({ cache }) => cache.bytes());
}
