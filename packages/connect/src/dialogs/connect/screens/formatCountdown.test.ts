import { expect, it } from 'vitest';
import { formatCountdown } from './formatCountdown.ts';

it.each([
  [0, 'en', '0:00'],
  [5, 'en', '0:05'],
  [65, 'de', '1:05'],
  [300, 'en', '5:00'],
  [245, 'ar-EG', '٤:٠٥'],
])('%d seconds in %s: %s', (seconds, locale, text) => {
  expect(formatCountdown(seconds, locale)).toBe(text);
});
