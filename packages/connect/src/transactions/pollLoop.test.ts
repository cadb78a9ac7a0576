import { afterEach, expect, test, vi } from 'vitest';
import { createPollLoop } from './pollLoop.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A loop whose looks end on request, with the wait they are given. */
function open() {
  const ends: ((wait: number | undefined) => void)[] = [];
  const loop = createPollLoop(() => new Promise((resolve) => ends.push(resolve)));
  return {
    loop,
    looks: () => ends.length,
    end: (look: number, wait?: number) => ends[look]?.(wait),
    looked: (times: number) => vi.waitFor(() => expect(ends.length).toBe(times), { interval: 1 }),
  };
}

test('looks again after the wait, and rests without one', async () => {
  const { loop, looked, looks, end } = open();
  expect(looks()).toBe(0);
  loop.wake();
  end(0, 1);
  await looked(2);
  end(1);
  await Promise.resolve();
  loop.wake();
  await looked(3);
});

test('woken during a look, looks once more right after it, never twice at once', async () => {
  const { loop, looked, looks, end } = open();
  loop.wake();
  loop.wake();
  loop.wake();
  expect(looks()).toBe(1);
  end(0, 60_000);
  await looked(2);
  end(1, 60_000);
  await Promise.resolve();
  expect(looks()).toBe(2);
  loop.wake(); // does not wait for the timer
  await looked(3);
  loop.stop();
});

test('stopped, looks no more, whatever the look under way says', async () => {
  vi.useFakeTimers();
  const { loop, looks, end } = open();
  loop.wake();
  loop.wake();
  loop.stop();
  end(0, 1);
  await Promise.resolve();
  loop.wake();
  expect(looks()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
