/** How long an upstream takes, in milliseconds. */
export type Latency = {
  observe(ms: number): void;
  /** The running mean, or null before the first. */
  mean(): number | null;
  /** What hardly any answer takes longer than: the mean and three deviations. Null before the first. */
  usual(): number | null;
};

/** How much the latest counts, in the mean and in the deviation. Those of TCP (RFC 6298). */
const MEAN_WEIGHT = 1 / 8;
const DEVIATION_WEIGHT = 1 / 4;

/** Follows an exponentially weighted mean and mean deviation. */
export function createLatency(): Latency {
  let mean: number | null = null;
  let deviation = 0;
  return {
    observe(ms) {
      if (mean === null) {
        mean = ms;
        deviation = ms / 2;
        return;
      }
      deviation += (Math.abs(ms - mean) - deviation) * DEVIATION_WEIGHT;
      mean += (ms - mean) * MEAN_WEIGHT;
    },
    mean: () => mean,
    usual: () => (mean === null ? null : mean + 3 * deviation),
  };
}
