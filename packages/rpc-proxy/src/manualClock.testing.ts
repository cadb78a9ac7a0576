import type { Clock } from './core/clock.ts';

/** A clock that goes when it is told to. */
export type ManualClock = Clock & {
  /** Lets so many milliseconds pass, and runs what is due by then. */
  pass(ms: number): void;
  /** How many timers are set. */
  timers(): number;
};

/** Makes a clock that stands still. */
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
