import { expect, it } from 'vitest';
import { formatFullAmount } from './formatFullAmount.ts';

it.each([
  [0n, 18, 'en', '0'],
  [1n, 18, 'en', '0.000000000000000001'],
  [1_234_567_890_123_456_789_012n, 18, 'en', '1,234.567890123456789012'],
  [1_234_567_890_123_456_789_012n, 18, 'de', '1.234,567890123456789012'],
  [150n, 2, 'hi', '1.5'],
  [1_500n, 3, 'ar-EG', '١٫٥'],
  [-2_500_000n, 6, 'en', '2.5'],
  [7n, 0, 'en', '7'],
  [2n ** 256n - 1n, 0, 'en', (2n ** 256n - 1n).toLocaleString('en')],
  [1n, 30, 'en', `0.${'0'.repeat(29)}1`],
])('formatFullAmount of %d with %d decimals in %s is %s', (value, decimals, locale, text) => {
  expect(formatFullAmount(value, decimals, locale)).toBe(text);
});
