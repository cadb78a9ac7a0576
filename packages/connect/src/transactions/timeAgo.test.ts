import { expect, it } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const now = Date.UTC(2026, 0, 10, 12);
const minute = 60_000;

it.each([
  [0, 'now'],
  [59_999, 'now'],
  [-5 * minute, 'now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [3 * 24 * 60 * minute, '3 days ago'],
])('%d ms before reads "%s"', (before, text) => {
  expect(timeAgo(now - before, now, 'en')).toBe(text);
});

it('speaks the language', () => {
  expect(timeAgo(now - 24 * 60 * minute, now, 'ar')).toBe('أمس');
});
