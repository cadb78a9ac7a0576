/**
 * Standing of an upstream:
 *
 * ```
 * unproven ── right chain ──▶ ready ── fails often ──▶ paused ── time ──▶ unproven
 *     ├─────── wrong chain ──▶ wrong-chain ── time ──▶ unproven
 *     any ── Retry-After ──▶ waiting ── time ──▶ where it was
 * ```
 */
export type UpstreamStatus = 'ready' | 'unproven' | 'paused' | 'waiting' | 'wrong-chain';

/** Health of one upstream, by its past responses. */
export interface UpstreamHealth {
  standing(): UpstreamStatus;
  /** True once it was asked and its standing is not a guess. */
  isKnown(): boolean;
  /** Its chain id is right. */
  proven(): void;
  /** Its chain id is wrong; not used for a minute. */
  isOfOtherChain(): void;
  answered(): void;
  /** No usable response. `isSure` when a retry would fail too: a limit, a refused key. */
  failed(isSure?: boolean): void;
  /** Another upstream, asked later, answered sooner. */
  overtaken(): void;
  /** It sent `Retry-After`, here in ms. */
  told(ms: number): void;
}

/** First pause after too many failures, in ms; doubles with each further pause. */
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_COOLDOWN_MS = 60_000;
const OTHER_CHAIN_MS = 60_000;
/** Failures in a row, and share of recent failures, that cause a pause. */
const MOST_IN_A_ROW = 3;
const MOST_SHARE = 0.35;
/** Weight of the latest response in the share. */
const WEIGHT = 0.1;
/** Responses after a pause during which one failure causes the next pause. */
const TRIAL = 5;

/**
 * Circuit breaker of one upstream. After a pause it must prove its chain again before it gets visitors'
 * calls: our own `eth_chainId` request is the probe.
 *
 * @param now Monotonic clock in ms.
 */
export function createUpstreamHealth(now: () => number): UpstreamHealth {
  let isProven = false;
  let isOther = false;
  let isKnown = false;
  let inARow = 0;
  let share = 0;
  let pauses = 0;
  let trial = 0;
  let pausedUntil = 0;
  let waitUntil = 0;

  function pause(): void {
    isKnown = true;
    const ms = Math.min(SHORTEST_PAUSE_MS * 2 ** pauses, LONGEST_COOLDOWN_MS);
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
    isKnown: () => isKnown,
    proven() {
      isKnown = true;
      isProven = true;
      isOther = false;
      pausedUntil = 0;
      trial = pauses === 0 ? 0 : TRIAL;
    },
    isOfOtherChain() {
      isKnown = true;
      isProven = false;
      isOther = true;
      pausedUntil = now() + OTHER_CHAIN_MS;
    },
    answered() {
      // A response to a request from before the pause proves nothing.
      if (!isProven) return;
      inARow = 0;
      share *= 1 - WEIGHT;
      trial = Math.max(0, trial - 1);
      if (trial === 0) pauses = 0;
    },
    failed(isSure = false) {
      // Concurrent requests fail together: that is one failure, not many.
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
      isKnown = true;
      waitUntil = Math.max(waitUntil, now() + ms);
    },
  };
}
