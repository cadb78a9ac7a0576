import fc from 'fast-check';
import { parseUnits } from 'viem';
import { describe, expect, test } from 'vitest';
import { formatBalance } from './formatBalance.ts';

const nbsp = '\u00a0';
const narrow = '\u202f'; // what French puts between thousands

// amount, then as read in English, German, French
const rows = [
  ['0', '0', '0', '0'],
  ['0.0009', '<0.001', '<0,001', '<0,001'],
  ['0.000999', '<0.001', '<0,001', '<0,001'],
  ['0.001', '0.001', '0,001', '0,001'],
  ['0.0101', '0.01', '0,01', '0,01'],
  ['0.5', '0.5', '0,5', '0,5'],
  ['0.9999', '0.999', '0,999', '0,999'],
  ['1', '1', '1', '1'],
  ['1.009', '1', '1', '1'],
  ['99.999', '99.99', '99,99', '99,99'],
  ['100', '100', '100', '100'],
  ['100.09', '100', '100', '100'],
  ['999.99', '999.9', '999,9', '999,9'],
  ['9999.99', '9,999.9', '9.999,9', `9${narrow}999,9`],
  ['10000', '10k', '10k', '10k'],
  ['10999', '10.9k', '10,9k', '10,9k'],
  ['999999', '999.9k', '999,9k', '999,9k'],
  ['1000000', '1m', '1m', '1m'],
  ['999999999', '999.9m', '999,9m', '999,9m'],
  ['1000000000', '1b', '1b', '1b'],
  ['999999999999', '999.9b', '999,9b', '999,9b'],
  ['1000000000000', '1t', '1t', '1t'],
  ['999999999999999', '999.9t', '999,9t', '999,9t'],
  ['1000000000000000', '1,000t', '1.000t', `1${narrow}000t`],
  ['1234567000000000000', '1,234,567t', '1.234.567t', `1${narrow}234${narrow}567t`],
  ['1000000000000000000', '1,000,000t', '1.000.000t', `1${narrow}000${narrow}000t`],
] as const;

describe.each([6, 18])('formatBalance with %i decimals', (decimals) => {
  test.each(rows)('formats %s', (amount, en, de, fr) => {
    const value = parseUnits(amount, decimals);
    expect(formatBalance(value, decimals, 'en')).toBe(en);
    expect(formatBalance(value, decimals, 'de')).toBe(de);
    expect(formatBalance(value, decimals, 'fr').replaceAll(nbsp, narrow)).toBe(fr);
  });
  test('returns <0.001 for the smallest unit', () => {
    expect(formatBalance(1n, decimals, 'en')).toBe('<0.001');
  });
});

test.each([
  [123_450_000_000n, 18, 'en', '<0.001'], // 1.2345e-7 ether
  [0n, 0, 'en', '0'],
  [7n, 0, 'en', '7'],
  [99_999n, 0, 'en', '99.9k'],
  [1n, 255, 'en', '<0.001'],
  [2n ** 256n - 1n, 255, 'en', '<0.001'],
  [5n * 10n ** 254n, 255, 'en', '0.5'],
  [10n ** 30n + 1n, 0, 'en', '1,000,000,000,000,000,000t'],
  [123_456_7n * 10n ** 12n, 0, 'hi', '12,34,567t'],
  [1000n * 10n ** 12n, 0, 'es', '1.000t'],
  [12_345n, 1, 'ar-EG', '١٬٢٣٤٫٥'],
  [5n, 4, 'ar-EG', '<٠٫٠٠١'],
  [1_234_500n, 2, 'ar-EG', '١٢٫٣k'],
])('formatBalance of %i with %i decimals in %s returns %s', (value, decimals, locale, shown) => {
  expect(formatBalance(value, decimals, locale)).toBe(shown);
});

test("formatBalance in Arabic uses the locale's digits and separators", () => {
  const format = new Intl.NumberFormat('ar', { maximumFractionDigits: 1 });
  expect(formatBalance(99_999n, 1, 'ar')).toBe(format.format(9999.9));
});

test.each([
  [-1n, 18, 'en'],
  [1n, -1, 'en'],
  [1n, 1.5, 'en'],
  [1n, 256, 'en'],
  [1n, Number.NaN, 'en'],
  [1n, 18, 'not a locale'],
])('formatBalance of %i with %d decimals in %s throws', (value, decimals, locale) => {
  expect(() => formatBalance(value, decimals, locale)).toThrow(RangeError);
});

const factors: Readonly<Record<string, bigint>> = {
  k: 10n ** 3n,
  m: 10n ** 6n,
  b: 10n ** 9n,
  t: 10n ** 12n,
};

test('formatBalance returns at most the amount, and less only within its last digit', () => {
  const amounts = fc.oneof(fc.bigInt(0n, 10n ** 6n), fc.bigInt(0n, 2n ** 256n - 1n));
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 77 }), (value, decimals) => {
      const shown = formatBalance(value, decimals, 'en');
      const unit = 10n ** BigInt(decimals);
      if (shown === '<0.001') return value > 0n && value * 1000n < unit;
      const [, whole = '', fraction = '', letter = ''] =
        /^([\d,]+)(?:\.(\d*[1-9]))?([kmbt]?)$/.exec(shown) ?? [];
      // In thousandths, so that every digit shown is whole.
      const read = BigInt(whole.replaceAll(',', '') + fraction.padEnd(3, '0'));
      const factor = (factors[letter] ?? 1n) * unit;
      const actual = value * 1000n;
      const lastDigit = letter !== '' || value >= 100n * unit ? 100n : value >= unit ? 10n : 1n;
      return read * factor <= actual && actual < (read + lastDigit) * factor;
    }),
    { numRuns: 2000 },
  );
});
