import type { Clock } from './core/clock.ts';

/** Clock advanced by hand. */
export type ManualClock = Clock & {
  /** Advances by `ms` milliseconds and runs the timers due by then. */
  pass(ms: number): void;
  /** Number of pending timers. */
  timers(): number;
};

/** Creates a clock that stands still until advanced. */
export function manualClock(): ManualClock {
  let time = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      time += ms;
      for (const timer of [...timers].toSorted((one, other) => one.at - other.at)) {
        if (timer.at > time || !timers.delete(timer)) continue;
        timer.run();
      }
    },
    timers: () => timers.size,
  };
}
