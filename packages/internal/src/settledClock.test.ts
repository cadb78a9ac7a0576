import { expect, it } from 'vitest';
import { createSettledClock } from './settledClock.ts';
import { DAY_MS, HOUR_MS } from './times.ts';

function start() {
  const time = { wall: 1_800_000_000_000, elapsed: 5_000 };
  const jumps: number[] = [];
  const clock = createSettledClock({
    now: () => time.wall,
    elapsed: () => time.elapsed,
    onJump: (ms) => jumps.push(ms),
  });
  const pass = (ms: number) => {
    time.wall += ms;
    time.elapsed += ms;
  };
  return { clock, time, jumps, pass };
}

it('createSettledClock is settled an hour after the start', () => {
  const { clock, time, pass } = start();
  expect(clock.now()).toBeNull();
  pass(HOUR_MS - 1);
  expect(clock.now()).toBeNull();
  pass(1);
  expect(clock.now()).toBe(time.wall);
});

it.each([500 * DAY_MS, -500 * DAY_MS, 61_000])(
  'createSettledClock is not settled for an hour after a jump of %d ms, and reports it',
  (ms) => {
    const { clock, time, jumps, pass } = start();
    pass(2 * HOUR_MS);
    time.wall += ms;
    expect(clock.now()).toBeNull();
    time.wall -= ms;
    expect(clock.now()).toBeNull();
    pass(HOUR_MS);
    expect(clock.now()).toBe(time.wall);
    expect(jumps).toEqual([ms, -ms]);
  },
);

it('createSettledClock stays settled while the clock is adjusted slowly', () => {
  const { clock, time, jumps, pass } = start();
  for (let hours = 0; hours < 100; hours += 1) {
    pass(HOUR_MS);
    time.wall += 2_000;
    expect(clock.now()).toBe(time.wall);
  }
  expect(jumps).toEqual([]);
});
