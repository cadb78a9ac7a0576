/** The pause after a first failure, in milliseconds; it doubles with each one that follows. */
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Which upstream to ask first: configured order, but one that failed waits its turn last. */
export type UpstreamOrder = {
  /** Every upstream's index, the one to ask first at the front. */
  order(): number[];
  failed(index: number): void;
  answered(index: number): void;
};

/**
 * A circuit breaker over `count` upstreams. A paused upstream is asked only after all others, so
 * a network is given up only when every one of its upstreams has just failed.
 *
 * @param now A clock in milliseconds that never goes back.
 */
export function createUpstreamOrder(count: number, now: () => number): UpstreamOrder {
  const states = Array.from({ length: count }, () => ({ failures: 0, pausedUntil: 0 }));
  return {
    order() {
      const time = now();
      const wait = (index: number) => Math.max(0, (states[index]?.pausedUntil ?? 0) - time);
      return [...states.keys()].sort((one, other) => wait(one) - wait(other) || one - other);
    },
    failed(index) {
      const state = states[index];
      const time = now();
      // Requests that ran side by side fail together: that is one failure, not many.
      if (state === undefined || time < state.pausedUntil) return;
      const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** state.failures, LONGEST_PAUSE_MS);
      state.failures += 1;
      state.pausedUntil = time + pause;
    },
    answered(index) {
      const state = states[index];
      if (state !== undefined) Object.assign(state, { failures: 0, pausedUntil: 0 });
    },
  };
}
