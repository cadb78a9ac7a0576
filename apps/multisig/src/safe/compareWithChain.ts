import type { GatewaySafe } from '@mooring/safe/gateway';
import {
  checkGatewaySafe,
  type Finding,
  type FindingCode,
  type SafeState,
} from '@mooring/safe/transactions';

/** Comparison of a gateway's account with the chain. */
export interface ChainComparison {
  /** Differences that forbid signing. */
  readonly findings: readonly Finding[];
  /** True while the differences may be a change that the gateway has not indexed. */
  readonly mayBeBehind: boolean;
  /** Time of the first answer, if it was behind; undefined once the gateway agreed with the chain. */
  readonly behindSince: number | undefined;
}

interface CompareOptions {
  readonly state: SafeState;
  /** Earlier comparison for this state of the chain. */
  readonly before: ChainComparison | undefined;
  readonly now: number;
}

/** Time a gateway has to index a change, in ms. */
const INDEXING_LIMIT_MS = 30_000;
/** Differences that a change not yet indexed can cause. */
const indexedLater: readonly FindingCode[] = [
  'owners-differ',
  'threshold-differs',
  'version-differs',
];

/** Compares a gateway's account with the chain, allowing for the time a gateway needs to index a change. */
export function compareWithChain(
  reported: GatewaySafe,
  { state, before, now }: CompareOptions,
): ChainComparison {
  const findings = checkGatewaySafe(reported, state).filter(
    ({ severity }) => severity === 'refuse',
  );
  const isLag = findings.length > 0 && findings.every(({ code }) => indexedLater.includes(code));
  const since = before ? before.behindSince : now;
  if (!isLag || since === undefined) {
    return { findings, mayBeBehind: false, behindSince: undefined };
  }
  return { findings, mayBeBehind: now - since < INDEXING_LIMIT_MS, behindSince: since };
}
