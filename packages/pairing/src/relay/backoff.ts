const firstMs = 500;
const longestMs = 30_000;

/**
 * Delay before the next attempt after `failures` failed ones, in ms: doubles from half a second to half a
 * minute, times a random factor of 0.5 to 1, so that visitors do not all reconnect to a restarted relay at
 * once.
 * @param random between 0 and 1
 */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 16));
  return Math.round(whole * (0.5 + random / 2));
}
