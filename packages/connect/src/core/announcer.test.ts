import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What stands in the region, each time the page has had time to show it. */
function listen() {
  const announcer = createAnnouncer();
  const seen: string[] = [];
  let isAsked = false;
  announcer.subscribe(() => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      seen.push(announcer.get());
    });
  });
  return { announcer, seen };
}

test('a sentence stands at once, and is gone after three seconds', async () => {
  const { announcer, seen } = listen();
  announcer.say('Connected.');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.get()).toBe('Connected.');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(announcer.get()).toBe('Connected.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Connected.', '']);
});

test('of several in one moment each is read, in order', async () => {
  const { announcer, seen } = listen();
  announcer.say('Connected.');
  announcer.say('Signed in.');
  announcer.say('Copied.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Connected.', 'Signed in.', 'Copied.', '']);
});

test('the same sentence again is another text, and so read again', async () => {
  const { announcer, seen } = listen();
  announcer.say('Copied.');
  announcer.say('Copied.');
  await vi.advanceTimersByTimeAsync(1_000);
  announcer.say('Copied.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Copied.', 'Copied. ', 'Copied.', '']);
});

test('what is said later replaces what stands', async () => {
  const { announcer } = listen();
  announcer.say('Connecting.');
  await vi.advanceTimersByTimeAsync(200);
  announcer.say('Connected.');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.get()).toBe('Connected.');
});
