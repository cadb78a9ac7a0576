import { expect, test } from 'vitest';
import { exactAmount, roundUp } from './exactAmount.ts';
import { parseAmount } from './parseAmount.ts';

test.each([
  [0n, 18, 'en', '0'],
  [1n, 18, 'en', '0.000000000000000001'],
  [1_234_500_000n, 6, 'en', '1,234.5'],
  [1_234_500_000n, 6, 'de', '1.234,5'],
  [123456789012345678901234567890n, 18, 'en', '123,456,789,012.34567890123456789'],
  [1_500_000n, 6, 'ar-EG', '١٫٥'],
])('exactAmount of %s with %i decimals in %s', (value, decimals, locale, text) => {
  expect(exactAmount(value, decimals, locale)).toBe(text);
});

test.each(['en', 'ar', 'ar-EG', 'de', 'fr', 'hi', 'ru', 'th'])(
  'parseAmount reads what exactAmount writes in %s',
  (locale) => {
    for (const value of [0n, 1n, 999_999n, 1_000_000n, 1_234_567_890_123n, 98_765_432_100_000n]) {
      for (const grouped of [true, false]) {
        expect(parseAmount(exactAmount(value, 6, locale, grouped), 6, locale)).toEqual({
          kind: 'amount',
          value,
        });
      }
    }
  },
);

test.each([
  [0n, 2, 0n],
  [7n, 2, 7n],
  [99n, 2, 99n],
  [100n, 2, 100n],
  [101n, 2, 110n],
  [999n, 2, 1_000n],
  [42_000_000_000_000n, 2, 42_000_000_000_000n],
  [42_000_000_000_001n, 2, 43_000_000_000_000n],
  [123_456n, 1, 200_000n],
])('roundUp of %s to %i digits is %s', (value, digits, rounded) => {
  expect(roundUp(value, digits)).toBe(rounded);
});
