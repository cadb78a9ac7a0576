const firstMs = 500;
const longestMs = 30_000;

/**
 * How long to wait before the next try, in ms, after so many failed ones: doubling from half a second
 * to half a minute, and at random between the half and the whole of that, so that the visitors of a
 * relay that comes back do not all come at once.
 * @param random between 0 and 1
 */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 16));
  return Math.round(whole * (0.5 + random / 2));
}
