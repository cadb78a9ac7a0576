import type { UpstreamStatus } from './upstreamHealth.ts';

/** Properties of an upstream that decide its rank. */
export interface RankedUpstream {
  standing: UpstreamStatus;
  /** True when its latest block is behind the others'. */
  isLagging: boolean;
  /** Mean latency of our own small requests, in ms; null when unknown. */
  latencyMs: number | null;
}

/** Rank class, lower is better; null for upstreams that must not be used. */
function classOf({ standing, isLagging }: RankedUpstream): number | null {
  switch (standing) {
    case 'ready':
      return isLagging ? 1 : 0;
    case 'unproven':
      return 2;
    case 'paused':
      return 3;
    case 'waiting':
    case 'wrong-chain':
      return null;
  }
}

/** Within this factor of the fastest, upstreams are equal and the configured order decides. */
const SAME_FACTOR = 1.5;
const SAME_MS = 30;

/**
 * Sorts upstreams: healthy ones first, then lagging ones, failing ones last, so that a network fails only
 * when every upstream has. Among equals, notably slower ones come later; otherwise the configured order
 * holds.
 */
export function rankUpstreams<T extends RankedUpstream>(upstreams: readonly T[]): T[] {
  const ready = upstreams.flatMap((one) => (classOf(one) === 0 ? (one.latencyMs ?? []) : []));
  const fastest = Math.min(...ready);
  const isSlow = ({ latencyMs }: T) => (latencyMs ?? 0) > fastest * SAME_FACTOR + SAME_MS;
  return upstreams
    .flatMap((one) => {
      const group = classOf(one);
      return group === null ? [] : [{ one, rank: group * 2 + (isSlow(one) ? 1 : 0) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
