import { afterEach, expect, test, vi } from 'vitest';
import { createPollLoop } from './pollLoop.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Loop whose polls end on request, with a given pause. */
function open() {
  const ends: ((wait: number | undefined) => void)[] = [];
  const loop = createPollLoop(() => new Promise((resolve) => ends.push(resolve)));
  return {
    loop,
    looks: () => ends.length,
    end: (look: number, wait?: number) => ends[look]?.(wait),
    looked: (times: number) => expect.poll(() => ends.length, { interval: 1 }).toBe(times),
  };
}

test('createPollLoop polls again after the pause, and rests without one', async () => {
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

test('createPollLoop woken during a poll polls once more after it, never concurrently', async () => {
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

test('createPollLoop does not poll once stopped, whatever the running poll returns', async () => {
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
