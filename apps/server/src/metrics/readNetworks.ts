import type { OpenNetworkClient, PoolMember } from '@mooring/rpc-proxy';
import type { Metrics } from './metrics.ts';

/** Registers gauges of networks' upstreams and caches, read on each scrape. */
export function readNetworks(
  metrics: Metrics,
  networks: ReadonlyMap<number, Pick<OpenNetworkClient, 'pool' | 'cache'>>,
): void {
  function* ofMembers(reading: (member: PoolMember) => number | null | undefined) {
    for (const [chain, { pool }] of networks) {
      for (const member of pool.members) {
        const value = reading(member);
        if (typeof value === 'number') yield [[String(chain), member.name], value] as const;
      }
    }
  }
  function* ofNetworks(
    reading: (network: Pick<OpenNetworkClient, 'pool' | 'cache'>) => number | null,
  ) {
    for (const [chain, network] of networks) {
      const value = reading(network);
      if (value !== null) yield [[String(chain)], value] as const;
    }
  }
  const upstream = (
    name: string,
    help: string,
    reading: (member: PoolMember) => number | null | undefined,
  ) => {
    const full = `mooring_rpc_upstream_${name}`;
    metrics.read('gauge', full, help, ['chain', 'upstream'], () => ofMembers(reading));
  };
  const network = (
    name: string,
    help: string,
    reading: (network: Pick<OpenNetworkClient, 'pool' | 'cache'>) => number | null,
  ) => metrics.read('gauge', `mooring_rpc_${name}`, help, ['chain'], () => ofNetworks(reading));

  upstream('up', 'Whether an upstream is in good standing: 1, or 0.', ({ health }) =>
    Number(health.standing() === 'ready'),
  );
  upstream('wrong_chain', 'Whether an upstream is of another chain, and not used.', ({ health }) =>
    Number(health.standing() === 'wrong-chain'),
  );
  upstream('lagging', 'Whether the newest block is behind that of others.', ({ isLagging }) =>
    Number(isLagging),
  );
  upstream(
    'head_block',
    'The newest block an upstream last told of.',
    ({ heads }) => heads?.latest,
  );
  upstream('mean_seconds', 'The running mean of how long an upstream takes.', (member) => {
    const ms = member.meanMs();
    return ms === null ? null : ms / 1000;
  });
  network('finalized_block', 'What stands up to this block is kept.', ({ pool }) =>
    pool.finalized(),
  );
  network('cache_entries', 'Answers that are kept.', ({ cache }) => cache.entries());
  network('cache_bytes', 'What they take, in bytes.', ({ cache }) => cache.bytes());
}
