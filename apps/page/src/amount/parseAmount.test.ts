import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  // English
  ['1', 18, 'en', 10n ** 18n],
  ['0.1', 18, 'en', 10n ** 17n],
  ['.5', 6, 'en', 500_000n],
  ['5.', 6, 'en', 5_000_000n],
  ['0', 18, 'en', 0n],
  ['1,234.5', 6, 'en', 1_234_500_000n],
  ['1,234,567', 0, 'en', 1_234_567n],
  ['12,34,567', 0, 'en', 1_234_567n],
  ['  2.50  ', 6, 'en', 2_500_000n],
  ['1.10', 1, 'en', 11n],
  ['0.000000000000000001', 18, 'en', 1n],
  [
    '123456789012345678901234567890.123456789012345678',
    18,
    'en',
    123456789012345678901234567890123456789012345678n,
  ],
  // Other digits and separators
  ['١٫٥', 18, 'ar', 15n * 10n ** 17n],
  ['١٬٢٣٤٫٥', 6, 'ar', 1_234_500_000n],
  ['\u2068١٫٥\u2069', 6, 'ar', 1_500_000n],
  ['1.5', 6, 'ar', 1_500_000n],
  ['1.5', 6, 'ar-EG', 1_500_000n],
  ['१.५', 6, 'hi', 1_500_000n],
  ['๑.๕', 6, 'th', 1_500_000n],
  ['1,5', 6, 'de', 1_500_000n],
  ['1.5', 6, 'de', 1_500_000n],
  ['1.234,5', 6, 'de', 1_234_500_000n],
  ['1.234.567', 0, 'de', 1_234_567n],
  ['1 234,5', 6, 'fr', 1_234_500_000n],
  ['1\u202f234,5', 6, 'fr', 1_234_500_000n],
  ['1 234,5', 6, 'ru', 1_234_500_000n],
  ['1.234', 6, 'fr', 1_234_000n],
  ['1.234', 6, 'ar-EG', 1_234_000n],
  ['１，２３４．５', 6, 'ja', 1_234_500_000n],
  ['１.５', 6, 'zh', 1_500_000n],
  ['１．５', 6, 'de', 1_500_000n],
  ['१२,३४,५६७.५', 6, 'hi', 1_234_567_500_000n],
  // A point that does not group is a decimal point in any locale.
  ['0.123', 6, 'de', 123_000n],
  ['1.2345', 6, 'es', 1_234_500n],
  ['1234.567', 6, 'pt', 1_234_567_000n],
  ['.123', 6, 'tr', 123_000n],
  ['1.234,0', 6, 'id', 1_234_000_000n],
])('parseAmount of %s with %i decimals in %s', (text, decimals, locale, value) => {
  expect(parseAmount(text, decimals, locale)).toEqual({ kind: 'amount', value });
});

test.each([
  ['', 'en', 'empty'],
  ['   ', 'en', 'empty'],
  ['\u200f', 'ar', 'empty'],
  ['abc', 'en', 'not-a-number'],
  ['1,5', 'en', 'not-a-number'],
  ['1٬5', 'ar', 'not-a-number'],
  ['12,3456', 'en', 'not-a-number'],
  ['1,,234', 'en', 'not-a-number'],
  ['0,123', 'en', 'not-a-number'],
  ['012,345', 'en', 'not-a-number'],
  ['1.2.3', 'en', 'not-a-number'],
  ['1,2,3', 'de', 'not-a-number'],
  ['1.23.4', 'de', 'not-a-number'],
  ['-1', 'en', 'not-a-number'],
  ['+1', 'en', 'not-a-number'],
  ['1e3', 'en', 'not-a-number'],
  ['0x10', 'en', 'not-a-number'],
  ['1.5 ETH', 'en', 'with-letters'],
  ['1.5ETH', 'de', 'with-letters'],
  ['ETH 1.5', 'en', 'with-letters'],
  ['1,125 ETH', 'en', 'with-letters'],
  ['5k', 'en', 'with-letters'],
  ['١٫٥ إيثر', 'ar', 'with-letters'],
  ['$1.50', 'en', 'with-money'],
  ['1,50 €', 'de', 'with-money'],
  ['￥100', 'ja', 'with-money'],
  ['₺ 1.234,5', 'tr', 'with-money'],
  ["1'304.53", 'en', 'with-apostrophe'],
  ['1’304’000', 'de', 'with-apostrophe'],
  ["1'30", 'en', 'not-a-number'],
  ["1'304 ETH", 'en', 'not-a-number'],
  ['$', 'en', 'not-a-number'],
  ['0,125', 'en', 'not-a-number'],
  ['.', 'en', 'not-a-number'],
  ['Infinity', 'en', 'not-a-number'],
  ['𝟙', 'en', 'not-a-number'],
  [`1${'0'.repeat(80)}`, 'en', 'not-a-number'],
  ['1.1234567', 'en', 'too-many-decimals'],
])('parseAmount of %j in %s is %s', (text, locale, kind) => {
  expect(parseAmount(text, 6, locale)).toEqual({ kind });
});

test.each([
  ['1.234', '1234', '1,234'],
  ['12.500', '12500', '12,500'],
  [' 999.000 ', '999000', '999,000'],
  ['１．２３４', '1234', '1,234'],
  ['\u20681.234\u2069', '1234', '1,234'],
])('parseAmount of %j is ambiguous where the point groups thousands', (text, whole, fraction) => {
  for (const locale of ['de', 'es', 'id', 'pt', 'tr', 'vi']) {
    expect(parseAmount(text, 18, locale)).toEqual({ kind: 'two-readings', whole, fraction });
    expect(parseAmount(whole, 18, locale)).toMatchObject({ kind: 'amount' });
    expect(parseAmount(fraction, 18, locale)).toMatchObject({ kind: 'amount' });
  }
});

const withCommas = ['en', 'ar', 'hi', 'ja', 'ko', 'ms', 'th', 'zh', 'zh-HK', 'zh-TW'];

test.each([
  ['1,125', '1125', '1.125'],
  ['12,500', '12500', '12.500'],
  [' 999,000 ', '999000', '999.000'],
  ['１，２３４', '1234', '1.234'],
  ['١,١٢٥', '1125', '1.125'],
])('parseAmount of %j is ambiguous where the comma groups thousands', (text, whole, fraction) => {
  for (const locale of withCommas) {
    expect(parseAmount(text, 18, locale)).toEqual({ kind: 'two-readings', whole, fraction });
    expect(parseAmount(whole, 18, locale)).toMatchObject({ kind: 'amount' });
    expect(parseAmount(fraction, 18, locale)).toMatchObject({ kind: 'amount' });
  }
});

test.each([
  ['1,125.00', 1_125_000n],
  ['1,125.', 1_125_000n],
  ['1,234,567', 1_234_567_000n],
  ['1.125', 1_125n],
  ['1٬125', 1_125_000n],
])('parseAmount of %j is unambiguous where the comma groups thousands', (text, value) => {
  for (const locale of withCommas) {
    expect(parseAmount(text, 3, locale)).toEqual({ kind: 'amount', value });
  }
});
