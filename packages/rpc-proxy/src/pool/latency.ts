/** Latency of an upstream, in ms. */
export interface Latency {
  observe(ms: number): void;
  /** Running mean; null before the first sample. */
  mean(): number | null;
  /** Upper bound of nearly all responses: mean plus three deviations. Null before the first sample. */
  usual(): number | null;
}

/** Weights of the latest sample in mean and deviation, as in TCP (RFC 6298). */
const MEAN_WEIGHT = 1 / 8;
const DEVIATION_WEIGHT = 1 / 4;

/** Creates an exponentially weighted mean and mean deviation. */
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
