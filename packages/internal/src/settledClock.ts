import { HOUR_MS } from './times.ts';

/** Clock to delete by: a wrong time must not delete what has not expired. */
export interface SettledClock {
  /**
   * Time in ms since 1970 once the clock has run steadily for an hour; null before. Each call observes the clock, so
   * call it regularly.
   */
  now(): number | null;
}

/** Difference between the two clocks that is no jump: rounding, and the slewing of time services. */
const TOLERANCE_MS = 60_000;

/**
 * Creates a clock that is settled while the wall clock advances as the monotonic clock does. A jump, in either
 * direction, unsettles it for an hour, as does the start: the machine may set its clock soon after.
 *
 * @param options.now Wall clock in ms since 1970. Default: `Date.now`.
 * @param options.elapsed Monotonic clock in ms. Default: `performance.now`.
 * @param options.onJump Called with the length of a jump, in ms.
 */
export function createSettledClock({
  now = () => Date.now(),
  elapsed = () => performance.now(),
  onJump,
}: {
  now?: (() => number) | undefined;
  elapsed?: (() => number) | undefined;
  onJump?: ((ms: number) => void) | undefined;
} = {}): SettledClock {
  let difference = now() - elapsed();
  let steadySince = elapsed();

  return {
    now() {
      const [time, monotonic] = [now(), elapsed()];
      const jump = time - monotonic - difference;
      difference = time - monotonic;
      if (Math.abs(jump) > TOLERANCE_MS) {
        steadySince = monotonic;
        onJump?.(jump);
      }
      return monotonic - steadySince >= HOUR_MS ? time : null;
    },
  };
}
