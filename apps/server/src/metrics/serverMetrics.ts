import type { OpenNetworkClient, PoolMember, RpcMetrics } from '@mooring/rpc-proxy';
import { Histogram, type Registry } from 'prom-client';
import { createCounter, registerGauge } from './metrics.ts';

/** Called with every response. */
type CountAnswer = (method: string, path: string, status: number) => void;

/** First path segments counted by name; everything else is the page. */
const PLACES = [
  ...['auth', 'contacts', 'accounts', 'relay', 'rpc'],
  ...['livez', 'readyz', 'healthz', 'config.json', 'assets'],
];

/** Creates the metrics of the server: responses, sign-ins among them. */
export function createServerMetrics(registry: Registry): CountAnswer {
  const requests = createCounter(
    registry,
    'mooring_http_requests_total',
    'Answers, by place and status.',
    ['place', 'status'],
  );
  const signIns = createCounter(
    registry,
    'mooring_sign_ins_total',
    'Signatures looked at, by outcome.',
    ['outcome'],
  );

  return (method, path, status) => {
    const end = path.indexOf('/', 1);
    const first = path.slice(1, end === -1 ? undefined : end);
    requests.inc({ place: PLACES.includes(first) ? first : 'page', status });
    if (method === 'POST' && path === '/auth/verify') {
      signIns.inc({ outcome: status === 200 ? 'signed in' : 'refused' });
    }
  };
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of the JSON-RPC proxy. */
export function createRpcMetrics(registry: Registry): RpcMetrics {
  const calls = createCounter(
    registry,
    'mooring_rpc_calls_total',
    'Calls of visitors, each entry of a batch counted.',
    ['chain', 'method', 'outcome'],
  );
  const cacheHits = createCounter(
    registry,
    'mooring_rpc_cache_hits_total',
    'Calls answered from the cache.',
    ['chain'],
  );
  const coalesced = createCounter(
    registry,
    'mooring_rpc_coalesced_total',
    'Calls answered with the response to an identical call in flight.',
    ['chain'],
  );
  const hedges = createCounter(
    registry,
    'mooring_rpc_hedges_total',
    'Second requests, sent because an upstream took longer than usual.',
    ['chain'],
  );
  const hedgesWon = createCounter(
    registry,
    'mooring_rpc_hedges_won_total',
    'Second requests that were answered first.',
    ['chain'],
  );
  const requests = createCounter(
    registry,
    'mooring_rpc_upstream_requests_total',
    'Requests to an upstream, a batch counted once.',
    ['chain', 'upstream', 'outcome'],
  );
  const seconds = new Histogram({
    name: 'mooring_rpc_upstream_seconds',
    help: 'Response time of an upstream, in seconds.',
    labelNames: ['chain', 'upstream'],
    buckets: SECONDS,
    registers: [registry],
  });
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

  upstream('up', '1 if an upstream is used, 0 if it is paused or of another chain.', ({ health }) =>
    Number(health.standing() === 'ready'),
  );
  upstream('wrong_chain', '1 if an upstream is of another chain, and not used.', ({ health }) =>
    Number(health.standing() === 'wrong-chain'),
  );
  upstream(
    'lagging',
    '1 if the newest block of an upstream is behind that of the others.',
    ({ isLagging }) => Number(isLagging),
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
