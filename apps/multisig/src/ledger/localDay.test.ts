import { afterEach, expect, test } from 'vitest';
import { endOfDay, startOfDay } from './localDay.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** Day as the reader's calendar has it. */
function dayAt(ms: number): string {
  const at = new Date(ms);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

test.each<[string, string, number]>([
  ['UTC', '2026-03-29', 24],
  // Clocks forward, and back.
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  // At midnight: the day begins at one o'clock, or has its first hour twice.
  ['America/Sao_Paulo', '2018-11-04', 23],
  ['America/Sao_Paulo', '2018-02-17', 25],
  ['Asia/Beirut', '2026-03-29', 23],
  ['Asia/Beirut', '2026-10-24', 25],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Africa/Cairo', '2026-10-29', 25],
  ['America/Santiago', '2026-09-06', 23],
  ['America/Havana', '2026-03-08', 23],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  // Offsets of parts of an hour.
  ['Asia/Kolkata', '2026-03-29', 24],
  ['Asia/Kathmandu', '2026-03-29', 24],
  ['Pacific/Chatham', '2026-04-05', 25],
  // Before the epoch, on a leap day, at the end of a year.
  ['Europe/Berlin', '2028-02-29', 24],
  ['Pacific/Kiritimati', '2026-12-31', 24],
])('startOfDay and endOfDay in %s: %s has %d hours', (timeZone, day, hours) => {
  process.env['TZ'] = timeZone;
  const start = startOfDay(day) ?? 0;
  const end = endOfDay(day) ?? 0;
  expect((end + 1 - start) / 3_600_000).toBe(hours);
  expect([start - 1, start, end, end + 1].map((ms) => dayAt(ms) === day)).toEqual([
    ...[false, true, true, false],
  ]);
});

test.each(['', '2026', '2026-3-1', 'yesterday'])('startOfDay returns undefined for %j', (text) => {
  expect(startOfDay(text)).toBeUndefined();
  expect(endOfDay(text)).toBeUndefined();
});
