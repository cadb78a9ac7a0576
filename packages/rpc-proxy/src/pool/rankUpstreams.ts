import type { Standing } from './upstreamHealth.ts';

/** What is known of an upstream when one is to be chosen. */
export type Ranked = {
  standing: Standing;
  /** Whether its newest block is behind the others'. */
  isLagging: boolean;
  /** Its mean latency in our own small questions, in milliseconds; null when unknown. */
  latencyMs: number | null;
};

/** Lower is better; null for those that must not be asked at all. */
function classOf({ standing, isLagging }: Ranked): number | null {
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

/** Slower than the fastest by less than this is not slower: the configured order decides. */
const SAME_FACTOR = 1.5;
const SAME_MS = 30;

/**
 * The order to ask upstreams in: those in good standing first, those that lag after them, those in
 * trouble last, so that a network is given up only when everyone has failed. Among equals the notably
 * slower ones stand behind, and otherwise the configured order holds.
 */
export function rankUpstreams<T extends Ranked>(upstreams: readonly T[]): T[] {
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
