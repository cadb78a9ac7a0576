/**
 * Where an upstream stands:
 *
 * ```
 * unproven ── right chain ──▶ ready ── fails often ──▶ paused ── time ──▶ unproven
 *     ├─────── wrong chain ──▶ wrong-chain ── time ──▶ unproven
 *     any ── Retry-After ──▶ waiting ── time ──▶ where it was
 * ```
 */
export type Standing = 'ready' | 'unproven' | 'paused' | 'waiting' | 'wrong-chain';

/** Whether one upstream may be asked, by how it has answered. */
export type UpstreamHealth = {
  standing(): Standing;
  /** Its chain is the right one. */
  proven(): void;
  /** It is of another chain, and not asked again for a minute. */
  isOfOtherChain(): void;
  answered(): void;
  /** It gave no usable answer. `isSure` when the next would not do better: a limit, a refused key. */
  failed(isSure?: boolean): void;
  /** Another one answered sooner although it was asked later. */
  overtaken(): void;
  /** It asked not to be asked for so many milliseconds. */
  told(ms: number): void;
};

/** The pause after it first fails too often, in milliseconds; it doubles with each that follows. */
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
const OTHER_CHAIN_MS = 60_000;
/** So many failures in a row are too many, and so is such a share of the latest. */
const MOST_IN_A_ROW = 3;
const MOST_SHARE = 0.35;
/** How much the latest answer counts in the share. */
const WEIGHT = 0.1;
/** After a pause, one failure is too many until it has answered so often. */
const TRIAL = 5;

/**
 * A circuit breaker of one upstream. After a pause it must prove its chain again before it is asked
 * what visitors ask: that question of our own is the probe.
 *
 * @param now A clock in milliseconds that never goes back.
 */
export function createUpstreamHealth(now: () => number): UpstreamHealth {
  let isProven = false;
  let isOther = false;
  let inARow = 0;
  let share = 0;
  let pauses = 0;
  let trial = 0;
  let pausedUntil = 0;
  let waitUntil = 0;

  function pause(): void {
    const ms = Math.min(SHORTEST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
    pauses = Math.min(pauses + 1, 10);
    pausedUntil = now() + ms;
    isProven = false;
    isOther = false;
    inARow = 0;
    share = 0;
  }

  return {
    standing() {
      const time = now();
      if (time < waitUntil) return 'waiting';
      if (time < pausedUntil) return isOther ? 'wrong-chain' : 'paused';
      return isProven ? 'ready' : 'unproven';
    },
    proven() {
      isProven = true;
      isOther = false;
      pausedUntil = 0;
      trial = pauses === 0 ? 0 : TRIAL;
    },
    isOfOtherChain() {
      isProven = false;
      isOther = true;
      pausedUntil = now() + OTHER_CHAIN_MS;
    },
    answered() {
      // What was asked before a pause and comes after it proves nothing.
      if (!isProven) return;
      inARow = 0;
      share *= 1 - WEIGHT;
      trial = Math.max(0, trial - 1);
      if (trial === 0) pauses = 0;
    },
    failed(isSure = false) {
      // Requests that ran side by side fail together: that is one failure, not many.
      if (now() < pausedUntil) return;
      inARow += 1;
      share += (1 - share) * WEIGHT;
      const isEnough = isSure || !isProven || trial > 0;
      if (isEnough || inARow >= MOST_IN_A_ROW || share > MOST_SHARE) pause();
    },
    overtaken() {
      if (now() < pausedUntil) return;
      share += (1 - share) * WEIGHT;
      if (share > MOST_SHARE) pause();
    },
    told(ms) {
      waitUntil = Math.max(waitUntil, now() + ms);
    },
  };
}
