import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Contents of the live region, each time the page has rendered. */
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

test('announcer shows a sentence immediately, and removes it after three seconds', async () => {
  const { announcer, seen } = listen();
  announcer.say('Connected.');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.get()).toBe('Connected.');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(announcer.get()).toBe('Connected.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Connected.', '']);
});

test('announcer shows several sentences one after the other', async () => {
  const { announcer, seen } = listen();
  announcer.say('Connected.');
  announcer.say('Signed in.');
  announcer.say('Copied.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Connected.', 'Signed in.', 'Copied.', '']);
});

test('announcer changes the text of a repeated sentence, so that it is read again', async () => {
  const { announcer, seen } = listen();
  announcer.say('Copied.');
  announcer.say('Copied.');
  await vi.advanceTimersByTimeAsync(1_000);
  announcer.say('Copied.');
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['Copied.', 'Copied. ', 'Copied.', '']);
});

test('announcer replaces the current sentence by a later one', async () => {
  const { announcer } = listen();
  announcer.say('Connecting.');
  await vi.advanceTimersByTimeAsync(200);
  announcer.say('Connected.');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.get()).toBe('Connected.');
});
