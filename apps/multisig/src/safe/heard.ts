import type { GatewaySafe } from '@mooring/safe/gateway';
import {
  checkGatewaySafe,
  type Finding,
  type FindingCode,
  type SafeState,
} from '@mooring/safe/transactions';

/** How a gateway's account compares with the chain. */
export interface Heard {
  /** Differences that forbid signing. */
  readonly findings: readonly Finding[];
  /** True while the differences may be a change that the gateway has not indexed. */
  readonly mayBeBehind: boolean;
  /** Time of the first answer, if it was behind; undefined once the gateway agreed with the chain. */
  readonly behindSince: number | undefined;
}

interface HearOptions {
  readonly state: SafeState;
  /** Earlier answer of the gateway for this state of the chain. */
  readonly before: Heard | undefined;
  readonly now: number;
}

/** Time in ms a gateway has to index a change. */
const LONGEST_MS = 30_000;
/** Differences until a change is indexed; none leaves the same owners in another order. */
const late: readonly FindingCode[] = ['owners-differ', 'threshold-differs', 'version-differs'];

/** Compares a gateway's account with the chain, which the gateway indexes some seconds later. */
export function hear(told: GatewaySafe, { state, before, now }: HearOptions): Heard {
  const findings = checkGatewaySafe(told, state).filter(({ severity }) => severity === 'refuse');
  const isLate = findings.length > 0 && findings.every(({ code }) => late.includes(code));
  const since = before ? before.behindSince : now;
  if (!isLate || since === undefined) {
    return { findings, mayBeBehind: false, behindSince: undefined };
  }
  return { findings, mayBeBehind: now - since < LONGEST_MS, behindSince: since };
}
